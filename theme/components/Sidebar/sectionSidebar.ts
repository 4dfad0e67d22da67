import type { SidebarData } from '@rspress/core';

/** The sidebars of a site by the path of their section: `/guide`, `/zh/guide`. */
export type SectionSidebars = Record<string, SidebarData>;

/** Removes the trailing slash of a path: `/guide/` → `/guide`, `/` → ``. */
function trim(path: string): string {
  return path.replace(/\/+$/, '');
}

/**
 * Returns the sidebar of the section that a path belongs to: the longest matching path, compared by
 * segments. `/guidebook` is not in `/guide`, but `/guide.html` is.
 */
export function sectionSidebar(sidebar: SectionSidebars, pathname: string): SidebarData {
  const path = trim(pathname).replace(/\.html$/, '');
  const isIn = (section: string) => path === section || path.startsWith(`${section}/`);
  const [best] = Object.keys(sidebar)
    .filter((key) => isIn(trim(key)))
    .sort((a, b) => trim(b).length - trim(a).length);
  return best === undefined ? [] : (sidebar[best] ?? []);
}
