/** Returns the heading levels that the site's sidebars use. */
export function sidebarDepths(sidebars: unknown): number[] {
  if (typeof sidebars !== 'object' || sidebars === null) return [];
  return Object.entries(sidebars).flatMap(([key, value]) =>
    key === 'overviewHeaders' && Array.isArray(value) ? value : sidebarDepths(value),
  );
}
