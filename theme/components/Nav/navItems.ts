import type { NavItem } from '@rspress/core';

/** A link of the navigation, at whatever depth it was written. */
export interface NavLink {
  text: string;
  link: string;
  tag?: string;
}

/** A heading in a menu with the links below it; without a text they stand on their own. */
export interface NavGroup {
  text?: string;
  links: NavLink[];
}

function ownLinks(item: NavItem): NavLink[] {
  return 'link' in item && item.link ? [{ text: item.text, link: item.link, tag: item.tag }] : [];
}

/** Every link of an item: its own, then those below it. */
export function flattenNavItems(item: NavItem): NavLink[] {
  const below = 'items' in item ? item.items.flatMap(flattenNavItems) : [];
  return [...ownLinks(item), ...below];
}

/**
 * What the menu of an item shows: its own link and the plain ones in their order, and a group for
 * each item that has items. Anything deeper stands in the group that it belongs to.
 */
export function navGroups(item: NavItem): NavGroup[] {
  const groups: NavGroup[] = [{ links: ownLinks(item) }];
  for (const child of 'items' in item ? item.items : []) {
    if ('items' in child) {
      groups.push({ text: child.text, links: flattenNavItems(child) }, { links: [] });
    } else {
      groups.at(-1)?.links.push(...ownLinks(child));
    }
  }
  return groups.filter(({ links }) => links.length > 0);
}

/** The item with every link, at every depth, as `localize` gives it. */
export function localizeNavItem(item: NavItem, localize: (link: string) => string): NavItem {
  return {
    ...item,
    ...('link' in item && item.link ? { link: localize(item.link) } : {}),
    ...('items' in item
      ? { items: item.items.map((child) => localizeNavItem(child, localize)) }
      : {}),
  } as NavItem;
}

/** Whether a page belongs to a link: by its `activeMatch`, else as the page itself or one below. */
function isActiveLink(item: NavItem, pathname: string, homes: readonly string[]): boolean {
  if ('activeMatch' in item && item.activeMatch) return new RegExp(item.activeMatch).test(pathname);
  if (!('link' in item) || !item.link) return false;
  const path = item.link
    .replace(/[?#].*$/, '')
    .replace(/\/index(\.html)?$/, '/')
    .replace(/\.html$/, '');
  if (homes.includes(path)) return pathname === path;
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/**
 * Whether a page belongs to an item or to anything below it.
 *
 * @param homes the home pages, to which no other page belongs
 */
export function isActiveItem(item: NavItem, pathname: string, homes: readonly string[]): boolean {
  if (isActiveLink(item, pathname, homes)) return true;
  return 'items' in item && item.items.some((child) => isActiveItem(child, pathname, homes));
}
