import { HomeBody, HomeFeature, HomeHero, ToolGrid, VersionNotice } from '@rspress/core/theme';
import type { HomeLayoutProps } from '@rspress/core/theme-original';
import { markSlots } from '../../plugins/maintenance/slots/runtime/markSlots';
import './HomeLayout.css';

/** The home page, from its frontmatter. A full replacement, because the original has no `h1`. */
export function HomeLayout(props: HomeLayoutProps) {
  const slots = import.meta.env.DEV ? markSlots(props, 'home') : props;
  return (
    <main id="content" className="lt-home" tabIndex={-1}>
      <VersionNotice />
      {slots.beforeHero}
      <HomeHero />
      {slots.afterHero}
      <HomeBody />
      {slots.beforeFeatures}
      <HomeFeature />
      {slots.afterFeatures}
      <ToolGrid />
    </main>
  );
}
