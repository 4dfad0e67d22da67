import type { SidebarData } from '@rspress/core';
import { expect, test } from 'vitest';
import { flattenPages, sidebarMap } from './sidebarTree';

const sidebar: SidebarData = [
  { text: 'Introduction', link: '/guide/introduction' },
  { sectionHeaderText: 'Basics' },
  {
    text: 'Concepts',
    link: '/guide/concepts/',
    collapsible: true,
    collapsed: false,
    items: [
      { text: 'Entry', link: '/guide/concepts/entry' },
      { dividerType: 'solid' },
      {
        text: 'Deep',
        collapsible: true,
        collapsed: true,
        items: [{ text: 'Loaders', link: '/guide/concepts/loaders' }],
      },
    ],
  },
  { text: 'Migration', link: '/guide/migration' },
];

const { placeOf, pageCount } = sidebarMap(sidebar);
const texts = (entries: { text: string }[]) => entries.map(({ text }) => text);

test('the trail leads through every group to the page', () => {
  expect(texts(placeOf('/guide/concepts/loaders').trail)).toEqual(['Concepts', 'Deep', 'Loaders']);
});

test('a page outside the sidebar has no trail and no neighbors', () => {
  expect(placeOf('/nowhere')).toEqual({ trail: [] });
});

test('a page is found by any spelling of its address', () => {
  expect(placeOf('/guide/Introduction.html').trail).toHaveLength(1);
  expect(placeOf('/guide/concepts').trail).toHaveLength(1);
});

test('pages come in reading order, a group with a page of its own before its children', () => {
  expect(texts(flattenPages(sidebar))).toEqual([
    'Introduction',
    'Concepts',
    'Entry',
    'Loaders',
    'Migration',
  ]);
});

test('the neighbors cross group borders and end at both ends', () => {
  const first = placeOf('/guide/introduction');
  expect([first.previous?.text, first.next?.text]).toEqual([undefined, 'Concepts']);
  const inside = placeOf('/guide/concepts/entry');
  expect([inside.previous?.text, inside.next?.text]).toEqual(['Concepts', 'Loaders']);
  expect(placeOf('/guide/migration').next).toBeUndefined();
  expect(pageCount).toBe(5);
});
