import {
  isEqualPath,
  useActiveMatcher,
  useFrontmatter,
  usePages,
  useSidebar,
} from '@rspress/core/runtime';
import { useMemo } from 'react';
import { overviewGroups } from './overviewGroups';

/** Heading levels that an overview lists unless the page says otherwise. */
const DEFAULT_DEPTHS = [2];

/** The groups of the current overview page, from its sidebar and the headings of its pages. */
export function useOverviewGroups() {
  const sidebar = useSidebar();
  const { pages } = usePages();
  const isSelf = useActiveMatcher();
  const { frontmatter } = useFrontmatter();
  const depths = frontmatter.overviewHeaders ?? DEFAULT_DEPTHS;
  return useMemo(
    () =>
      overviewGroups(sidebar, {
        headingsOf: (link) => pages.find((page) => isEqualPath(page.routePath, link))?.toc ?? [],
        isSelf,
        depths,
      }),
    [sidebar, pages, isSelf, depths],
  );
}
