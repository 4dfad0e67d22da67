import type { NavItem } from '@rspress/core';

/** A link of the navigation, at whatever depth it was written. */
export interface NavLink {
  text: string;
  link: string;
}

/** Every link of an item: its own, then those below it. */
export function flattenNavItems(item: NavItem): NavLink[] {
  const own = 'link' in item && item.link ? [{ text: item.text, link: item.link }] : [];
  const below = 'items' in item ? item.items.flatMap(flattenNavItems) : [];
  return [...own, ...below];
}
