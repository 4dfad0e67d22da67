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
 * In the document: the part of the sidebar that it shows, for the browser to start from where the
 * sidebars are fetched on demand. An overview lists all of its section, so it has the whole one.
 * Only the server writes it; hydration keeps what an element contains.
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
