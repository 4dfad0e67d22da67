import type { NormalizedSidebarGroup, SidebarData } from '@rspress/core';
import { isGroup, type SidebarLinkOrGroup } from './sidebarTree';

/** The number of pages above which groups are initially closed, except for those of the current page. */
export const LONG_SIDEBAR = 80;

/** Returns whether a group is initially open. */
export function startsOpen(
  group: NormalizedSidebarGroup,
  trail: readonly SidebarLinkOrGroup[],
  isLong: boolean,
): boolean {
  if (!group.collapsible || trail.includes(group)) return true;
  return !group.collapsed && !isLong;
}

/** Returns the entries that are initially visible. Closed groups are empty. */
export function openPart(
  entries: SidebarData,
  trail: readonly SidebarLinkOrGroup[],
  isLong: boolean,
): SidebarData {
  return entries.map((entry) => {
    if (!isGroup(entry)) return entry;
    const isOpen = startsOpen(entry, trail, isLong);
    return { ...entry, items: isOpen ? openPart(entry.items, trail, isLong) : [] };
  });
}
