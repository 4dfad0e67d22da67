// Both sides import this file.

/** A heading of another page, as an overview lists it. */
export interface OverviewHeading {
  id: string;
  text: string;
  depth: number;
}

/** A page that an overview lists, with its headings. */
export interface OverviewSourcePage {
  routePath: string;
  toc: OverviewHeading[];
}

/** `/config/` and `/config/overview` list what is below `/config/`. */
export function isBelowOverview(route: string, overviewRoute: string): boolean {
  const folder = overviewRoute.replace(/[^/]*$/, '');
  return route !== overviewRoute && route.startsWith(folder);
}
