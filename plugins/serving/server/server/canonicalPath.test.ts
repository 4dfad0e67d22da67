import { expect, test } from 'vitest';
import { UNKNOWN_SITE } from '../shared/manifest';
import { canonicalPath, pageAddresses } from './canonicalPath';

const site = {
  ...UNKNOWN_SITE,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};
const pages = pageAddresses([
  '/',
  '/config/',
  '/config/entry',
  '/config/entry.md',
  '/config/index.md',
  '/guide/Setup',
  '/zh/',
  '/zh/config/entry',
  '/v1/',
  '/v1/config/entry',
  '/guide/en/x',
  '/both',
  '/both/',
]);

test.each([
  ['/config/entry/', '/config/entry'],
  ['/config', '/config/'],
  ['/Config/ENTRY', '/config/entry'],
  ['/guide/setup', '/guide/Setup'],
  ['/config/index', '/config/'],
  ['/config/index.html', '/config/'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/config/entry.html', '/config/entry'],
  ['/config/entry.htm', '/config/entry'],
  ['/config/entry/index.html', '/config/entry'],
  ['//config///entry//', '/config/entry'],
  ['/ZH', '/zh/'],
  ['/both/index.html', '/both/'],
  ['/both.html', '/both'],
  ['/Config/Entry.MD', '/config/entry.md'],
  ['/config.md', '/config/index.md'],
])('[ROUTE-1] %s is the page %s', (from, to) => {
  expect(canonicalPath(from, pages, site)).toBe(to);
});

test.each([
  ['/en/config/entry', '/config/entry'],
  ['/v2/config/entry', '/config/entry'],
  ['/V2//EN/Config/Index.html', '/config/'],
  ['/v2/en', '/'],
  ['/v1/en/config/entry/', '/v1/config/entry'],
  ['/v2/zh/config/entry', '/zh/config/entry'],
  ['/en/config/entry.md', '/config/entry.md'],
])('[ROUTE-2] %s is the page %s', (from, to) => {
  expect(canonicalPath(from, pages, site)).toBe(to);
});

test.each(['/nowhere', '/en/nowhere', '/guide/en/config', '//evil.com', '/en//evil.com', '/en/en'])(
  '[ROUTE-2] %s is no page and leads nowhere',
  (path) => {
    expect(canonicalPath(path, pages, site)).toBeUndefined();
  },
);

test('[ROUTE-2] handles a page with a prefix in the middle, and a site without a manifest', () => {
  expect(canonicalPath('/guide/en/X', pages, site)).toBe('/guide/en/x');
  expect(canonicalPath('/en/config/entry', pages, UNKNOWN_SITE)).toBeUndefined();
});

test('addresses with .html are found where the site has them', () => {
  const plain = pageAddresses(['/', '/config/', '/config/entry.html']);
  const own = { ...site, cleanUrls: false };
  expect(canonicalPath('/config/entry', plain, own)).toBe('/config/entry.html');
  expect(canonicalPath('/en/config/index', plain, own)).toBe('/config/');
});
