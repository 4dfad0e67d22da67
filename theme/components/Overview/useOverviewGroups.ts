import {
  isEqualPath,
  useActiveMatcher,
  useFrontmatter,
  usePage,
  usePages,
} from '@rspress/core/runtime';
import { useMemo } from 'react';
import { isBelowOverview, type OverviewSourcePage } from '../../../plugins/first-load/shared';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import { overviewGroups } from './overviewGroups';

/** Heading levels that an overview lists unless the page says otherwise. */
const DEFAULT_DEPTHS = [2];

/** The headings of the pages below: carried by the page itself where the build put them there. */
function useOverviewPages() {
  const { page } = usePage();
  const { pages } = usePages();
  const { overviewPages } = page as { overviewPages?: OverviewSourcePage[] };
  return (
    overviewPages ?? pages.filter(({ routePath }) => isBelowOverview(routePath, page.routePath))
  );
}

/** The groups of the current overview page, from its sidebar and the headings of its pages. */
export function useOverviewGroups() {
  const { entries } = useSectionSidebar();
  const pages = useOverviewPages();
  const isSelf = useActiveMatcher();
  const { frontmatter } = useFrontmatter();
  const depths = frontmatter.overviewHeaders ?? DEFAULT_DEPTHS;
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
