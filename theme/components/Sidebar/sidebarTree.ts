import type { NormalizedSidebarGroup, SidebarData, SidebarItem } from '@rspress/core';

/** An entry of the sidebar: a link, a group, a divider or a section header. */
export type SidebarEntry = SidebarData[number];
export type SidebarLinkOrGroup = SidebarItem | NormalizedSidebarGroup;

/** Whether a route is the current page. */
export type IsCurrent = (link: string) => boolean;

export function isGroup(entry: SidebarEntry): entry is NormalizedSidebarGroup {
  return 'items' in entry && Array.isArray(entry.items);
}

function isLinkOrGroup(entry: SidebarEntry): entry is SidebarLinkOrGroup {
  return 'text' in entry;
}

/** The entries from the top of the sidebar down to the current page; empty if it is not there. */
export function findTrail(entries: SidebarData, isCurrent: IsCurrent): SidebarLinkOrGroup[] {
  for (const entry of entries) {
    if (!isLinkOrGroup(entry)) continue;
    if (entry.link && isCurrent(entry.link)) return [entry];
    const below = isGroup(entry) ? findTrail(entry.items, isCurrent) : [];
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/** Every page of the sidebar in reading order. */
export function flattenPages(entries: SidebarData): SidebarLinkOrGroup[] {
  return entries.filter(isLinkOrGroup).flatMap((entry) => {
    const below = isGroup(entry) ? flattenPages(entry.items) : [];
    return entry.link ? [entry, ...below] : below;
  });
}

/** The pages before and after the current one; none around a page that is not in the sidebar. */
export function findNeighbours(entries: SidebarData, isCurrent: IsCurrent) {
  const pages = flattenPages(entries);
  const index = pages.findIndex(({ link }) => link !== undefined && isCurrent(link));
  if (index < 0) return { previous: undefined, next: undefined };
  return { previous: pages[index - 1], next: pages[index + 1] };
}
