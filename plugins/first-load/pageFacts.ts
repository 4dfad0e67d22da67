import type { PageIndexInfo } from '@rspress/core';
import type { SiteAddresses } from '../../theme/routes/address';
import { nearRoutes } from './nearRoutes';
import { isBelowOverview, type OverviewSourcePage } from './shared';

/** What a page's own code tells the browser about the page, beside its title, toc and frontmatter. */
export interface PageFacts extends Record<string, unknown> {
  /** Where the page is in other versions and languages. */
  near: string[];
  /** On an overview: the pages that it lists. */
  overviewPages?: OverviewSourcePage[];
}

/** Fields that the browser has from elsewhere, or has no use for. */
const LEFT_OUT = new Set([
  'title',
  'toc',
  'frontmatter',
  'content',
  '_filepath',
  '_flattenContent',
]);

/** The deepest heading that an overview can list. */
const MAX_OVERVIEW_DEPTH = 4;

/** The pages that an overview lists. */
export function overviewPages(
  overview: PageIndexInfo,
  all: readonly PageIndexInfo[],
): OverviewSourcePage[] {
  return all
    .filter(({ routePath }) => isBelowOverview(routePath, overview.routePath))
    .map(({ routePath, toc }) => ({
      routePath,
      toc: toc
        .filter(({ depth }) => depth <= MAX_OVERVIEW_DEPTH)
        .map(({ id, text, depth }) => ({ id, text, depth })),
    }));
}

/** Returns a function that tells everything that Rspress and the plugins know of a page. */
export function factsOf(
  all: readonly PageIndexInfo[],
  site: SiteAddresses,
): (page: PageIndexInfo) => PageFacts {
  const routes = new Set(all.map(({ routePath }) => routePath));
  return (page) => ({
    ...Object.fromEntries(Object.entries(page).filter(([key]) => !LEFT_OUT.has(key))),
    near: nearRoutes(page.routePath, site, (route) => routes.has(route)),
    ...(page.frontmatter?.overview === true ? { overviewPages: overviewPages(page, all) } : {}),
  });
}
