import type { NavItem } from '@rspress/core';

/** A link of the navigation, at any depth. */
export interface NavLink {
  text: string;
  link: string;
  tag?: string;
}

/** A heading in a menu and its links. Without a text, the links have no heading. */
export interface NavGroup {
  text?: string;
  links: NavLink[];
}

function ownLinks(item: NavItem): NavLink[] {
  return 'link' in item && item.link ? [{ text: item.text, link: item.link, tag: item.tag }] : [];
}

/** Returns all links of an item: its own, followed by those of its children. */
export function flattenNavItems(item: NavItem): NavLink[] {
  const below = 'items' in item ? item.items.flatMap(flattenNavItems) : [];
  return [...ownLinks(item), ...below];
}

/**
 * Returns the content of an item's menu: its own link and its plain links, and a group for each child
 * that has children. Deeper links are part of that group.
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

/** Returns the item with `localize` applied to every link, at every depth. */
export function localizeNavItem(item: NavItem, localize: (link: string) => string): NavItem {
  return {
    ...item,
    ...('link' in item && item.link ? { link: localize(item.link) } : {}),
    ...('items' in item
      ? { items: item.items.map((child) => localizeNavItem(child, localize)) }
      : {}),
  } as NavItem;
}

/**
 * Returns whether a page belongs to a link. Uses its `activeMatch`, or else checks that the page is
 * the target or below it.
 */
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
 * Returns whether a page belongs to an item or its children.
 *
 * @param homes the home pages, which contain no other pages
 */
export function isActiveItem(item: NavItem, pathname: string, homes: readonly string[]): boolean {
  if (isActiveLink(item, pathname, homes)) return true;
  return 'items' in item && item.items.some((child) => isActiveItem(child, pathname, homes));
}
