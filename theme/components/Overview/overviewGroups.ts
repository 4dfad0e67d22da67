import type { SidebarData } from '@rspress/core';
import { flattenPages, isGroup, type SidebarLinkOrGroup } from '../Sidebar/sidebarTree';
import type { OverviewGroup, OverviewHeading, OverviewPage } from './filterGroups';

/** What the overview needs to know of the other pages and of itself. */
export interface OverviewSource {
  /** The headings of a page, of every level. */
  headingsOf: (link: string) => (OverviewHeading & { depth: number })[];
  /** Whether a link is the overview page itself, which it does not list. */
  isSelf: (link: string) => boolean;
  /** The heading levels to list where the sidebar entry does not say. */
  depths: readonly number[];
}

/**
 * The groups of an overview from the sidebar of its section: each sidebar group becomes a group,
 * and the links between them a group of their own, named by the section header above.
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
