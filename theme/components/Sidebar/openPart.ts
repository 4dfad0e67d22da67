import type { NormalizedSidebarGroup, SidebarData } from '@rspress/core';
import { isGroup, type SidebarLinkOrGroup } from './sidebarTree';

/** A sidebar with more pages than this starts with its groups closed, but for the reader's own. */
export const LONG_SIDEBAR = 80;

/** Whether a group is open before the reader has touched it. */
export function startsOpen(
  group: NormalizedSidebarGroup,
  trail: readonly SidebarLinkOrGroup[],
  isLong: boolean,
): boolean {
  if (!group.collapsible || trail.includes(group)) return true;
  return !group.collapsed && !isLong;
}

/** The entries that show before the reader has touched anything; closed groups are empty. */
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
