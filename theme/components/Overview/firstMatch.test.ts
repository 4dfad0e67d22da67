import { expect, test } from 'vitest';
import { filterGroups } from './filterGroups';
import { firstMatch } from './firstMatch';

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
