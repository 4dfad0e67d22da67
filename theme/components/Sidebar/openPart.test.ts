import type { SidebarData } from '@rspress/core';
import { expect, test } from 'vitest';
import { openPart } from './openPart';
import { sidebarMap } from './sidebarTree';

const group = (text: string, more: object, items: SidebarData) => ({
  text,
  collapsible: true,
  collapsed: false,
  ...more,
  items,
});

const sidebar: SidebarData = [
  group('Open', {}, [{ text: 'A', link: '/a' }]),
  group('Closed', { collapsed: true }, [
    { text: 'B', link: '/b' },
    group('Deep', { collapsed: true }, [{ text: 'C', link: '/c' }]),
  ]),
  group('Fixed', { collapsible: false }, [{ text: 'D', link: '/d' }]),
];

function shown(path: string, isLong = false): string[] {
  const names = (entries: SidebarData): string[] =>
    entries.flatMap((entry) => [
      'text' in entry ? entry.text : '',
      ...('items' in entry ? names(entry.items) : []),
    ]);
  return names(openPart(sidebar, sidebarMap(sidebar).placeOf(path).trail, isLong));
}

test('closed groups are empty, the ones above the page are open', () => {
  expect(shown('/a')).toEqual(['Open', 'A', 'Closed', 'Fixed', 'D']);
  expect(shown('/b')).toEqual(['Open', 'A', 'Closed', 'B', 'Deep', 'Fixed', 'D']);
  expect(shown('/c')).toEqual(['Open', 'A', 'Closed', 'B', 'Deep', 'C', 'Fixed', 'D']);
});

test('in a long sidebar, only groups above the page and groups that cannot be closed are open', () => {
  expect(shown('/c', true)).toEqual(['Open', 'Closed', 'B', 'Deep', 'C', 'Fixed', 'D']);
});
