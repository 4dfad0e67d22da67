import type { PageIndexInfo } from '@rspress/core';
import { DEFAULT_OVERVIEW_DEPTHS, isBelowOverview, type OverviewSourcePage } from './shared';

/** The data about a page in its own code, in addition to its title, toc and frontmatter. */
export interface PageFacts extends Record<string, unknown> {
  /** The pages that an overview lists. */
  overviewPages?: OverviewSourcePage[];
}

/** Fields that the browser gets elsewhere, or does not need. */
const LEFT_OUT = new Set([
  'title',
  'toc',
  'frontmatter',
  'content',
  '_filepath',
  '_flattenContent',
]);

/**
 * Returns the pages that an overview lists, with their headings of the levels that the overview and
 * the sidebar show.
 */
export function overviewPages(
  overview: PageIndexInfo,
  all: readonly PageIndexInfo[],
  sidebarDepths: readonly number[],
): OverviewSourcePage[] {
  const own = overview.frontmatter.overviewHeaders as number[] | undefined;
  const depths = new Set([...(own ?? DEFAULT_OVERVIEW_DEPTHS), ...sidebarDepths]);
  return all
    .filter(({ routePath }) => isBelowOverview(routePath, overview.routePath))
    .map(({ routePath, toc }) => ({
      routePath,
      toc: toc
        .filter(({ depth }) => depths.has(depth))
        .map(({ id, text, depth }) => ({ id, text, depth })),
    }));
}

/** Returns the page data of Rspress and the plugins that is not in the file of the page. */
export function pageFacts(
  page: PageIndexInfo,
  all: readonly PageIndexInfo[],
  sidebarDepths: readonly number[],
): PageFacts {
  const entries = Object.entries(page).filter(([key]) => !LEFT_OUT.has(key));
  const facts: PageFacts = Object.fromEntries(entries);
  if (page.frontmatter?.overview === true) {
    facts.overviewPages = overviewPages(page, all, sidebarDepths);
  }
  return facts;
}
