import type { PageIndexInfo } from '@rspress/core';
import { DEFAULT_OVERVIEW_DEPTHS, isBelowOverview, type OverviewSourcePage } from './shared';

/** What a page's own code tells the browser about the page, beside its title, toc and frontmatter. */
export interface PageFacts extends Record<string, unknown> {
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

/** The pages that an overview lists, with the headings of its levels and of those the sidebar names. */
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

/** Everything that Rspress and the plugins know of a page and that its file does not say. */
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
