import { expect, test } from 'vitest';
import { TEST_SITE } from '../testing/testSite';
import { nearestPages, placePrefix } from './nearestPages';

const find = nearestPages(
  [
    '/',
    '/guide/start/quick-start',
    '/guide/start/introduction',
    '/config/',
    '/config/output',
    '/config/entry',
    '/guide/glossary',
    '/zh/',
    '/zh/config/',
    '/zh/config/output',
    '/v1/config/output',
    '/v1/zh/config/output',
  ],
  TEST_SITE,
);

test.each([
  ['/guide', '/'],
  ['/zh', '/zh/'],
  ['/ZH/guide', '/zh/'],
  ['/v1/zh/guide', '/v1/zh/'],
  ['/guide/zh/x', '/'],
  ['/zhx', '/'],
])('[FRAME-3] %s is in %s', (path, prefix) => {
  expect(placePrefix(path, TEST_SITE)).toBe(prefix);
});

test.each([
  ['/guide/strat/quick-strat', ['/guide/start/quick-start']],
  ['/quick-start', ['/guide/start/quick-start']],
  ['/quickstart.html', ['/guide/start/quick-start']],
  ['/CONFIG/Outputs', ['/config/output', '/config/']],
  ['/config/nothing-of-the-kind', ['/config/']],
  ['/zh/config/outputs', ['/zh/config/output', '/zh/config/']],
  ['/v1/config/outputs', ['/v1/config/output']],
  ['/v1/zh/outputs', ['/v1/zh/config/output']],
  // The pages of a folder without a page of its own, those directly in it first.
  ['/guide', ['/guide/glossary', '/guide/start/quick-start', '/guide/start/introduction']],
  ['/Guide/Start/', ['/guide/start/quick-start', '/guide/start/introduction']],
  ['/v1/config/', ['/v1/config/output']],
  // A page that the address continues.
  ['/config/output/path', ['/config/output']],
  ['/v1/config/output/x/y', ['/v1/config/output']],
  ['/guidebook/', []],
  ['/v1', []],
  ['/wp-login.php', []],
  ['/zh/', []],
])('[FRAME-3] nearest to %s are %j', (path, pages) => {
  expect(find(path)).toEqual(pages);
});

test('[FRAME-3] of the pages below an address, those in the menu come first', () => {
  const isInMenu = (address: string) => address === '/guide/start/introduction';
  expect(find('/guide', isInMenu)[0]).toBe('/guide/start/introduction');
});

test('[FRAME-3] offers four pages at most, and none for an address of any length', () => {
  const many = Array.from({ length: 30 }, (_, at) => `/guide/page-${at}`);
  const findMany = nearestPages(['/guide/', ...many], TEST_SITE);
  expect(findMany('/guide/page')).toHaveLength(4);
  expect(findMany('/guide/page').at(-1)).toBe('/guide/');
  expect(findMany(`/guide/page${'x'.repeat(300)}`)).toEqual([]);
});
