import {
  isEqualPath,
  useActiveMatcher,
  useFrontmatter,
  usePage,
  usePages,
} from '@rspress/core/runtime';
import { useMemo } from 'react';
import {
  DEFAULT_OVERVIEW_DEPTHS,
  isBelowOverview,
  type OverviewSourcePage,
} from '../../../plugins/pages/first-load/shared';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import { overviewGroups } from './overviewGroups';

/**
 * Returns the headings of the pages below the overview. If the build added them to the page, they are
 * read from there.
 */
function useOverviewPages() {
  const { page } = usePage();
  const { pages } = usePages();
  const { overviewPages } = page as { overviewPages?: OverviewSourcePage[] };
  return (
    overviewPages ?? pages.filter(({ routePath }) => isBelowOverview(routePath, page.routePath))
  );
}

/** Returns the groups of the current overview page, from its sidebar and the headings of its pages. */
export function useOverviewGroups() {
  const { entries } = useSectionSidebar();
  const pages = useOverviewPages();
  const isSelf = useActiveMatcher();
  const { frontmatter } = useFrontmatter();
  const depths = frontmatter.overviewHeaders ?? DEFAULT_OVERVIEW_DEPTHS;
  return useMemo(
    () =>
      overviewGroups(entries, {
        headingsOf: (link) => pages.find((page) => isEqualPath(page.routePath, link))?.toc ?? [],
        isSelf,
        depths,
      }),
    [entries, pages, isSelf, depths],
  );
}
