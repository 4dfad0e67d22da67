import { useFrontmatter, useLocation, useSite } from '@rspress/core/runtime';
import { useHydrated } from '../../hooks/useHydrated';
import { routeKey } from '../../routes/routeKey';
import { openPart } from './openPart';
import { SERVED_SIDEBAR_ID, writeServedSidebar } from './servedSidebar';
import type { SidebarPage } from './sidebarTree';
import { type SectionSidebar, useSectionSidebar } from './useSectionSidebar';

function servedText(sidebar: SectionSidebar, pathname: string, isWhole: boolean): string {
  const { entries, trail, isLong, previous, next } = sidebar;
  const page = (entry: SidebarPage | null | undefined) =>
    entry && { text: entry.text, link: entry.link };
  return writeServedSidebar({
    key: routeKey(pathname),
    entries: isWhole ? entries : openPart(entries, trail, isLong),
    isLong,
    previous: page(previous),
    next: page(next),
  });
}

/**
 * Embeds the visible part of the sidebar in the document, as initial data for browsers if sidebars are
 * fetched on demand. Overview pages list their entire section, so they embed all of it. Only the
 * server renders it, and hydration keeps the content of the element.
 */
export function ServedSidebarData() {
  const { themeConfig } = useSite().site as { themeConfig: { sidebarsOnDemand?: boolean } };
  const { frontmatter } = useFrontmatter();
  const { pathname } = useLocation();
  const sidebar = useSectionSidebar();
  const isHydrated = useHydrated();
  if (isHydrated || !themeConfig.sidebarsOnDemand || sidebar.entries.length === 0) return null;
  return (
    <script
      type="application/json"
      id={SERVED_SIDEBAR_ID}
      dangerouslySetInnerHTML={{
        __html: process.env.__SSR__
          ? servedText(sidebar, pathname, frontmatter.overview === true)
          : '',
      }}
      suppressHydrationWarning
    />
  );
}
