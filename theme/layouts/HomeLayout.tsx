import { HomeBody, HomeFeature, HomeHero, ToolGrid, VersionNotice } from '@rspress/core/theme';
import type { HomeLayoutProps } from '@rspress/core/theme-original';
import './HomeLayout.css';

/** The landing page, from its frontmatter. A full replacement: the original has no `h1`. */
export function HomeLayout(props: HomeLayoutProps) {
  return (
    <main id="content" className="lt-home" tabIndex={-1}>
      <VersionNotice />
      {props.beforeHero}
      <HomeHero />
      {props.afterHero}
      <HomeBody />
      {props.beforeFeatures}
      <HomeFeature />
      {props.afterFeatures}
      <ToolGrid />
    </main>
  );
}
