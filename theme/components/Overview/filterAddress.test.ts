import { expect, test } from 'vitest';
import { FILTER_ADDRESS, firstMatch } from './filterAddress';
import { filterGroups } from './filterGroups';

const { read, write } = FILTER_ADDRESS;

test.each([
  ['', 'split chunks', '?q=split+chunks'],
  ['?sidebar=0', 'a&b', '?sidebar=0&q=a%26b'],
  ['?q=old&outline=0', ' ', '?outline=0'],
  ['?q=old', '', ''],
])('[OVER-2] in %j the filter %j is written as %j', (search, query, written) => {
  expect(write(search, query)).toBe(written);
  if (query.trim()) expect(read(written)).toBe(query);
});

test('[OVER-2] a malformed address is read as it is', () => {
  expect(read('?q=%')).toBe('%');
  expect(read('?other=1')).toBe('');
});

const groups = [
  {
    name: 'Build',
    pages: [
      {
        text: 'Output',
        link: '/output',
        headings: [
          { id: 'path', text: 'output.path' },
          { id: 'clean', text: 'output.clean' },
        ],
      },
      { text: 'Entry', link: '/entry', headings: [{ id: 'import', text: 'entry.import' }] },
    ],
  },
];

test.each([
  ['entry', '/entry'],
  ['Output', '/output'],
  ['clean', '/output#clean'],
  ['zzz', undefined],
])('[OVER-2] Enter leads from %j to %s', (query, link) => {
  expect(firstMatch(filterGroups(groups, query), groups)).toBe(link);
});
