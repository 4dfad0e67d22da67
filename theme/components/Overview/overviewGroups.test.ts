import type { SidebarData } from '@rspress/core';
import { expect, test } from 'vitest';
import { overviewGroups } from './overviewGroups';

const sidebar: SidebarData = [
  { text: 'Overview', link: '/config/' },
  { text: 'Entry', link: '/config/entry' },
  {
    text: 'Advanced',
    collapsible: true,
    collapsed: false,
    items: [{ text: 'Output', link: '/config/output' }],
  },
  { sectionHeaderText: 'More' },
  { text: 'Deep', link: '/config/deep', overviewHeaders: [3] },
];

const headings = [
  { id: 'two', text: 'Two', depth: 2 },
  { id: 'three', text: 'Three', depth: 3 },
];

const source = {
  headingsOf: () => headings,
  isSelf: (link: string) => link === '/config/',
  depths: [2],
};

test('lists groups of sidebar items without the overview page itself', () => {
  const groups = overviewGroups(sidebar, source);
  expect(groups.map(({ name, pages }) => [name, pages.map(({ text }) => text)])).toEqual([
    ['', ['Entry']],
    ['Advanced', ['Output']],
    ['More', ['Deep']],
  ]);
});

test('shows the headings of the chosen depth, and an entry may choose another', () => {
  const groups = overviewGroups(sidebar, source);
  expect(groups[0]?.pages[0]?.headings).toEqual([{ id: 'two', text: 'Two' }]);
  expect(groups[2]?.pages[0]?.headings).toEqual([{ id: 'three', text: 'Three' }]);
});

test('omits groups without pages', () => {
  expect(overviewGroups([{ text: 'Overview', link: '/config/' }], source)).toEqual([]);
});
