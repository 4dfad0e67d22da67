import type { SidebarData } from '@rspress/core';
import { expect, test } from 'vitest';
import { findNeighbours, findTrail, flattenPages } from './sidebarTree';

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

const at = (route: string) => (link: string) => link === route;
const texts = (entries: { text: string }[]) => entries.map(({ text }) => text);

test('the trail leads through every group to the page', () => {
  expect(texts(findTrail(sidebar, at('/guide/concepts/loaders')))).toEqual([
    'Concepts',
    'Deep',
    'Loaders',
  ]);
});

test('a page outside the sidebar has no trail and no neighbours', () => {
  expect(findTrail(sidebar, at('/nowhere'))).toEqual([]);
  expect(findNeighbours(sidebar, at('/nowhere'))).toEqual({ previous: undefined, next: undefined });
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

test('the neighbours cross group borders and end at both ends', () => {
  const first = findNeighbours(sidebar, at('/guide/introduction'));
  expect([first.previous?.text, first.next?.text]).toEqual([undefined, 'Concepts']);
  const inside = findNeighbours(sidebar, at('/guide/concepts/loaders'));
  expect([inside.previous?.text, inside.next?.text]).toEqual(['Entry', 'Migration']);
});
