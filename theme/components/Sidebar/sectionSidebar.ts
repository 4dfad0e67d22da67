import type { SidebarData } from '@rspress/core';

/** The sidebars of a site by the path of their section: `/guide`, `/zh/guide`. */
export type SectionSidebars = Record<string, SidebarData>;

/** The path without its trailing slash: `/guide/` → `/guide`, `/` → ``. */
function trim(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * The sidebar of the section that a path is in: the longest one of which every segment begins the
 * path. `/guidebook` is not in `/guide`; `/guide.html` is.
 */
export function sectionSidebar(sidebar: SectionSidebars, pathname: string): SidebarData {
  const path = trim(pathname).replace(/\.html$/, '');
  const isIn = (section: string) => path === section || path.startsWith(`${section}/`);
  const [best] = Object.keys(sidebar)
    .filter((key) => isIn(trim(key)))
    .sort((a, b) => trim(b).length - trim(a).length);
  return best === undefined ? [] : (sidebar[best] ?? []);
}
