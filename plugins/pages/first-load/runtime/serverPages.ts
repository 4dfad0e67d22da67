import { pageData } from 'virtual-page-data';
import { OWN_PAGES_KEY } from '../../../building/rendered-pages/shared';

type Pages = typeof pageData.pages;

// A build that keeps rendered pages records access to `pages`.
const { [Symbol.for(OWN_PAGES_KEY)]: own } = pageData as unknown as Record<symbol, Pages>;

const byRoute = new Map((own ?? pageData.pages).map((page) => [page.routePath, page]));

/** Returns the data of a page by its route. */
export function pageOf(routePath: string) {
  return byRoute.get(routePath);
}
