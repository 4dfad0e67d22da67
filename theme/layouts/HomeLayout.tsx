import type { HomeLayoutProps } from '@rspress/core/theme-original';
import { VersionNotice } from '../components/VersionNotice/VersionNotice';
import { Features } from '../home/Features';
import { Hero } from '../home/Hero';
import { HomeBody } from '../home/HomeBody';
import { ToolGrid } from '../home/ToolGrid';
import './HomeLayout.css';

/** The landing page, from its frontmatter. A full replacement: the original has no `h1`. */
export function HomeLayout(props: HomeLayoutProps) {
  return (
    <main id="content" className="lt-home" tabIndex={-1}>
      <VersionNotice />
      {props.beforeHero}
      <Hero />
      {props.afterHero}
      <HomeBody />
      {props.beforeFeatures}
      <Features />
      {props.afterFeatures}
      <ToolGrid />
    </main>
  );
}
