/** The heading levels that entries of the site's sidebars ask for. */
export function sidebarDepths(sidebars: unknown): number[] {
  if (typeof sidebars !== 'object' || sidebars === null) return [];
  return Object.entries(sidebars).flatMap(([key, value]) =>
    key === 'overviewHeaders' && Array.isArray(value) ? value : sidebarDepths(value),
  );
}
