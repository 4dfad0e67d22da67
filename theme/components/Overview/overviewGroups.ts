import type { SidebarData } from '@rspress/core';
import { flattenPages, isGroup, type SidebarLinkOrGroup } from '../Sidebar/sidebarTree';
import type { OverviewGroup, OverviewHeading, OverviewPage } from './filterGroups';

/** The data about pages that an overview needs. */
export interface OverviewSource {
  /** Returns the headings of a page, at all levels. */
  headingsOf: (link: string) => (OverviewHeading & { depth: number })[];
  /** Returns whether a link leads to the overview page itself, which is not listed. */
  isSelf: (link: string) => boolean;
  /** The heading levels to list if the sidebar entry does not specify any. */
  depths: readonly number[];
}

/**
 * Returns the groups of an overview from the sidebar of its section. Each sidebar group becomes a
 * group. Links between them become a group that is named after the section header above them.
 */
export function overviewGroups(sidebar: SidebarData, source: OverviewSource): OverviewGroup[] {
  const toPage = (entry: SidebarLinkOrGroup, depths: readonly number[]): OverviewPage[] => {
    const { link = '', text } = entry;
    if (link === '' || source.isSelf(link)) return [];
    const shown = entry.overviewHeaders ?? depths;
    const headings = source
      .headingsOf(link)
      .filter(({ depth }) => shown.includes(depth))
      .map(({ id, text: heading }) => ({ id, text: heading }));
    return [{ text, link, headings }];
  };

  const groups: OverviewGroup[] = [];
  let loose: OverviewGroup | undefined;
  for (const entry of sidebar) {
    if (isGroup(entry)) {
      const depths = entry.overviewHeaders ?? source.depths;
      const pages = flattenPages([entry]).flatMap((page) => toPage(page, depths));
      groups.push({ name: entry.text, pages });
      loose = undefined;
    } else if ('sectionHeaderText' in entry) {
      loose = { name: entry.sectionHeaderText, pages: [] };
      groups.push(loose);
    } else if ('link' in entry) {
      if (!loose) {
        loose = { name: '', pages: [] };
        groups.push(loose);
      }
      loose.pages.push(...toPage(entry, source.depths));
    }
  }
  return groups.filter(({ pages }) => pages.length > 0);
}
