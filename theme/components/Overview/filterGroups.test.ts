import { expect, test } from 'vitest';
import { countMatches, filterGroups, type OverviewGroup } from './filterGroups';

const groups: OverviewGroup[] = [
  {
    name: 'Optimization',
    pages: [
      {
        text: 'Code splitting',
        link: '/split',
        headings: [
          { id: 'a', text: 'split-chunks' },
          { id: 'b', text: 'runtimeChunk' },
        ],
      },
      { text: 'Minify', link: '/minify', headings: [] },
    ],
  },
  { name: '', pages: [{ text: 'Entry', link: '/entry', headings: [] }] },
];

test('an empty query keeps everything', () => {
  expect(filterGroups(groups, '  ')).toBe(groups);
});

test('keeps a group when its name matches the query', () => {
  expect(filterGroups(groups, 'OPTIM')).toEqual([groups[0]]);
});

test('keeps a page whole when its name matches, whatever the case', () => {
  expect(filterGroups(groups, 'code SPLIT')[0]?.pages[0]?.headings).toHaveLength(2);
});

test('keeps only the matching headings of a page, and a dash counts as a space', () => {
  const pages = filterGroups(groups, 'split chunks')[0]?.pages;
  expect(pages?.map((page) => page.headings)).toEqual([[{ id: 'a', text: 'split-chunks' }]]);
});

test('[OVER-2] full-width letters of a Chinese input method are plain ones', () => {
  const pages = filterGroups(groups, 'ｓｐｌｉｔ　ｃｈｕｎｋｓ')[0]?.pages;
  expect(pages?.map(({ text }) => text)).toEqual(['Code splitting']);
});

test('returns an empty list when nothing matches', () => {
  expect(filterGroups(groups, 'zzz')).toEqual([]);
});

test.each([
  ['split', 2],
  ['SPLIT chunks', 1],
  ['optim', 1],
  ['i', 5],
  ['nothing', 0],
  [' ', 0],
])('of %j it counts %i names that match', (query, count) => {
  expect(countMatches(filterGroups(groups, query), query)).toBe(count);
});
