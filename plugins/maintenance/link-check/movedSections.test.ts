import { expect, test } from 'vitest';
import { checkLink } from './checkLink';
import { linkFix } from './linkFix';
import type { WrittenLink } from './links';
import { inMovedOrder, movedEntries, movedFaults } from './movedSections';
import { link, SITE, targets } from './testing';

const SOURCE = `---
title: A
movedSections:
  library*: /config/library
  install: /start#setup
---

# Page
`;
const TARGETS = {
  ...targets({
    '/config/output': ['path'],
    '/config/library': ['library', 'libraryname'],
    '/zh/config/output': ['path'],
    '/zh/config/library': ['library', 'libraryname'],
    '/v1/config/output': ['library'],
    '/start': ['setup'],
  }),
  sectionsOf: (route: string) =>
    ['/config/output', '/zh/config/output'].includes(route)
      ? inMovedOrder(movedEntries(SOURCE))
      : [],
};

const check = (href: string, more: Partial<WrittenLink> = {}) =>
  checkLink(link(href, more), SITE, TARGETS);
const fixed = (href: string, more: Partial<WrittenLink> = {}) =>
  linkFix(link(href, more), SITE, TARGETS)?.write;

test('reads the moved sections of a page with their positions', () => {
  expect(movedEntries(SOURCE)).toEqual([
    { anchor: 'library*', target: '/config/library', line: 4, column: 3 },
    { anchor: 'install', target: '/start#setup', line: 5, column: 3 },
  ]);
  expect(movedEntries('# movedSections\n')).toEqual([]);
  expect(movedEntries('---\nmovedSections: [a]\n---\n')).toEqual([]);
});

const OUTPUT = { file: 'docs/v2/en/config/output.mdx' };

test.each([
  ['/config/output#library', {}, '/config/library#library'],
  ['/config/output.md#libraryname', {}, '/config/library#libraryname'],
  ['/zh/config/output#library', {}, '/zh/config/library#library'],
  ['#libraryname', OUTPUT, '/config/library#libraryname'],
  ['./output.mdx#install', OUTPUT, '/start#setup'],
])(
  '[DIAG-3] the link %j to a moved section is reported with its new address',
  (href, more, meant) => {
    expect(check(href, more)).toBe(`${href} is an old address → write ${meant}`);
    expect(fixed(href, more)).toBe(meant);
  },
);

test('[DIAG-3] links to other sections, and to sections that another version has, are left alone', () => {
  expect(check('/config/output#path')).toBeUndefined();
  expect(check('/v1/config/output#library')).toBeUndefined();
  expect(check('/config/output#nope')).toContain('has no heading');
  expect(check('/config/output')).toBeUndefined();
});

function faults(anchor: string, target: string): string[] {
  const entries = [{ anchor, target, line: 4, column: 3 }];
  const ids = (route: string) => TARGETS.idsOf(route);
  return movedFaults(
    { route: '/config/output', file: 'a.mdx', entries },
    { idsOf: ids, idsAt: ids, check: (href) => check(href, { reader: 'theme' }) },
  ).map(({ line, message }) => `${line} ${message}`);
}

test('[DIAG-1] valid moved sections have no problem', () => {
  expect(faults('library*', '/config/library')).toEqual([]);
  expect(faults('libraryname', '/config/library')).toEqual([]);
  expect(faults('anything', '/start#setup')).toEqual([]);
  expect(faults('any*', '/start#setup')).toEqual([]);
});

test.each([
  ['#a', '/start', 'movedSections: "#a" is not an anchor → write'],
  ['*', '/start', 'movedSections: "*" is not an anchor → write'],
  ['a*b', '/start', 'movedSections: "a*b" is not an anchor → write'],
  ['a', 'start', 'movedSections: "start" is not the address of a page of this site → write'],
  ['path', '/start#setup', 'movedSections: the page still has the heading "#path" → remove'],
  ['pa*', '/start#setup', 'movedSections: the page still has the heading "#path" → remove'],
  ['setups', '/start', '/start has no heading "#setups" → did you mean #setup?'],
  ['name*', '/config/library', '/config/library has no heading "#name*" →'],
  ['a', '/nowhere#b', '/nowhere is not a page or file of the site →'],
  ['a', '/config/output#library', '/config/output#library is an old address → write'],
])('[DIAG-1] the moved section %j with the target %j is reported', (anchor, target, message) => {
  expect(faults(anchor, target)).toEqual([expect.stringContaining(`4 ${message}`)]);
});
