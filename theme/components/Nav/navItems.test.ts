import { expect, test } from 'vitest';
import { flattenNavItems, isActiveItem, localizeNavItem, navGroups } from './navItems';

const item = {
  text: 'More',
  items: [
    { text: 'News', link: '/news', tag: 'new' },
    {
      text: 'Tools',
      items: [
        { text: 'Rsbuild', link: 'https://example.com' },
        { text: 'Deep', items: [{ text: 'Deepest', link: '/tools/deep' }] },
      ],
    },
    { text: 'Blog', link: '/blog' },
  ],
};

test('returns links of all depths in source order', () => {
  expect(flattenNavItems(item).map(({ link }) => link)).toEqual([
    '/news',
    'https://example.com',
    '/tools/deep',
    '/blog',
  ]);
});

test('a menu has a group for each item with items; deeper links stand in it', () => {
  expect(navGroups(item).map(({ text, links }) => [text, links.map((link) => link.text)])).toEqual([
    [undefined, ['News']],
    ['Tools', ['Rsbuild', 'Deepest']],
    [undefined, ['Blog']],
  ]);
});

test('an item with a link and items has its own link first in its menu', () => {
  const both = { text: 'All', link: '/all', items: [{ text: 'One', link: '/one' }] };
  expect(navGroups(both)).toEqual([
    {
      links: [
        { text: 'All', link: '/all', tag: undefined },
        { text: 'One', link: '/one', tag: undefined },
      ],
    },
  ]);
});

test('[NAV-1] links of all depths get the version and the language', () => {
  const local = localizeNavItem(item, (link) => (link.startsWith('/') ? `/zh${link}` : link));
  expect(flattenNavItems(local).map(({ link }) => link)).toEqual([
    '/zh/news',
    'https://example.com',
    '/zh/tools/deep',
    '/zh/blog',
  ]);
  expect(local.text).toBe('More');
});

test('a page belongs to the link of a parent, but not to one that only has a common prefix', () => {
  const guide = { text: 'Guide', link: '/guide' };
  expect(isActiveItem(guide, '/guide', [])).toBe(true);
  expect(isActiveItem(guide, '/guide/start', [])).toBe(true);
  expect(isActiveItem(guide, '/guidebook', [])).toBe(false);
});

test('activeMatch has precedence', () => {
  const guide = { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' };
  expect(isActiveItem(guide, '/guide/other', [])).toBe(true);
  expect(isActiveItem(guide, '/v1/guide/other', [])).toBe(false);
});

test("links are compared in Rspress's form, with .html", () => {
  expect(isActiveItem({ text: 'Guide', link: '/guide/index.html' }, '/guide/a', ['/'])).toBe(true);
  expect(isActiveItem({ text: 'Page', link: '/guide/a.html#part' }, '/guide/a', ['/'])).toBe(true);
  expect(isActiveItem({ text: 'Home', link: '/index.html' }, '/guide/a', ['/'])).toBe(false);
});

test('a home page contains no other pages, and a menu is active if one of its links is', () => {
  expect(isActiveItem({ text: 'Home', link: '/zh/' }, '/zh/guide', ['/', '/zh/'])).toBe(false);
  expect(isActiveItem({ text: 'Home', link: '/zh/' }, '/zh/', ['/', '/zh/'])).toBe(true);
  expect(isActiveItem(item, '/tools/deep', ['/'])).toBe(true);
});
