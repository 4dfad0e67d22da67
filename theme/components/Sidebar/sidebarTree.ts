import type { NormalizedSidebarGroup, SidebarData, SidebarItem } from '@rspress/core';
import { routeKey } from '../../routes/routeKey';

/** An entry of the sidebar: a link, a group, a divider or a section header. */
export type SidebarEntry = SidebarData[number];
export type SidebarLinkOrGroup = SidebarItem | NormalizedSidebarGroup;

export function isGroup(entry: SidebarEntry): entry is NormalizedSidebarGroup {
  return 'items' in entry && Array.isArray(entry.items);
}

function isLinkOrGroup(entry: SidebarEntry): entry is SidebarLinkOrGroup {
  return 'text' in entry;
}

/** Returns all pages of the sidebar in reading order. */
export function flattenPages(entries: SidebarData): SidebarLinkOrGroup[] {
  return entries.filter(isLinkOrGroup).flatMap((entry) => {
    const below = isGroup(entry) ? flattenPages(entry.items) : [];
    return entry.link ? [entry, ...below] : below;
  });
}

/** The data of a link to a page of the sidebar. */
export type SidebarPage = Pick<SidebarLinkOrGroup, 'text' | 'link'>;

/** The position of a page in a sidebar. */
export interface SidebarPlace {
  /** The entries from the top to the page. Empty if the sidebar does not contain the page. */
  trail: SidebarLinkOrGroup[];
  previous?: SidebarPage | null;
  next?: SidebarPage | null;
}

/** A sidebar with an index of its pages. */
export interface SidebarMap {
  pageCount: number;
  placeOf: (path: string) => SidebarPlace;
}

function trails(entries: SidebarData, above: SidebarLinkOrGroup[]): SidebarLinkOrGroup[][] {
  return entries.filter(isLinkOrGroup).flatMap((entry) => {
    const trail = [...above, entry];
    const below = isGroup(entry) ? trails(entry.items, trail) : [];
    return entry.link ? [trail, ...below] : below;
  });
}

function createMap(entries: SidebarData): SidebarMap {
  const all = trails(entries, []);
  const places = new Map<string, SidebarPlace>();
  all.forEach((trail, index) => {
    const key = routeKey(trail.at(-1)?.link ?? '');
    if (places.has(key)) return;
    places.set(key, { trail, previous: all[index - 1]?.at(-1), next: all[index + 1]?.at(-1) });
  });
  return { pageCount: all.length, placeOf: (path) => places.get(routeKey(path)) ?? { trail: [] } };
}

const maps = new WeakMap<SidebarData, SidebarMap>();

/** Returns the map of a sidebar. It is created once. */
export function sidebarMap(entries: SidebarData): SidebarMap {
  const map = maps.get(entries) ?? createMap(entries);
  maps.set(entries, map);
  return map;
}
