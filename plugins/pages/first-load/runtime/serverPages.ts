import { pageData } from 'virtual-page-data';

const byRoute = new Map(pageData.pages.map((page) => [page.routePath, page]));

/** Returns the data of a page by its route. */
export function pageOf(routePath: string) {
  return byRoute.get(routePath);
}
