import { expect, test } from 'vitest';
import type { RedirectSettings } from '../../support/redirects/expandRedirects';
import { findings } from '../docs-check/testing/docsFolder';
import { SITE, targets } from '../link-check/testing';
import { pluginRedirects } from '.';
import { pageFaults } from './pageFaults';
import { redirectFaults } from './redirectFaults';

const faults = (settings: RedirectSettings) => redirectFaults(settings, SITE, SITE.sitesBelow);

test('valid redirects have no problems', () => {
  expect(
    faults({
      '/guide/old': '/guide/new#part',
      '/v1/zh/old': '/v1/zh/guide/?a=1',
      '/blog/*': '/news/*',
      '/blog/first': '/guide/new',
      '/shop/*': 'https://shop.example/*',
      '/zh/kit/*': '/api/zh/*',
      '/about-us': '/about',
      '/older/*': '/*',
      '/docs-of-v1': '/about',
    }),
  ).toEqual([]);
});

test.each([
  'guide/old',
  '/guide/old page',
  '/guide/old?a',
  '/guide/old#part',
  '/guide//old',
  '/guide/%6fld',
  '/guide/*/old',
  '/guide/:name',
  '//example.com',
  '/../outside',
  '/guide/./old',
])('"%s" is not a valid old address', (from) => {
  expect(faults({ [from]: '/new' })).toEqual([
    `redirects: "${from}" is not a valid old address → write a path such as "/guide/old", or "/guide/*" for a whole folder, without a query, hash or percent-encoding`,
  ]);
});

test.each([
  'new',
  '//example.com/a',
  '/a b',
  'ftp://example.com/',
  '/a/*/b',
  'javascript:alert(1)',
  '/guide/../../outside',
])('"%s" is not a valid target', (to) => {
  expect(faults({ '/old': to })).toEqual([
    `redirects: "/old" has the invalid target "${to}" → write a path such as "/guide/new", "/guide/*" for a whole folder, or a URL`,
  ]);
});

test.each([
  ['/docs/guide/old', '/guide/old'],
  ['/docs/*', '/*'],
  ['/docs', '/'],
])('[DIAG-1] the base in the old address "%s" is reported with what to write', (from, write) => {
  expect(faults({ [from]: '/new' })).toEqual([
    `redirects: "${from}" begins with the base of the site, without which addresses are compared → write "${write}"`,
  ]);
});

test('all problems are reported at once', () => {
  expect(
    faults({
      '/a': '/a',
      '/b': '/c',
      '/c': '/b/',
      '/d': '/e#part',
      '/e': '/f',
      '/f': '/guide/new',
      '/x/*': '/x/y/*',
      '/m/*': '/n/*',
      '/n/*': 'https://n.example/*',
      '/old': '/guide/new',
      '/Old/': '/guide/',
    }),
  ).toEqual([
    'redirects: "/a" leads to "/a", which leads back to it → write the final target',
    'redirects: "/b" leads to "/c", which leads back to it → write the final target',
    'redirects: "/c" leads to "/b/", which leads back to it → write the final target',
    'redirects: "/d" leads to "/e#part", which is itself an old address → write "/guide/new"',
    'redirects: "/e" leads to "/f", which is itself an old address → write "/guide/new"',
    'redirects: "/x/*" leads to "/x/y/*", which leads back to it → write the final target',
    'redirects: "/m/*" leads to "/n/*", which is itself an old address → write "https://n.example/*"',
    'redirects: "/old" and "/Old/" are the same address → keep one of them',
  ]);
  expect(faults({ '/old': '/new/*' })).toEqual([
    'redirects: "/old" is one address, but "/new/*" is a whole folder → write "/old/*", or a single target',
  ]);
});

const ROUTES = {
  '/guide/start': ['mode', 'node'],
  '/guide/new': [],
  '/zh/guide/start': ['mode'],
  '/zh/only': [],
  '/news/': [],
};
const facts = {
  pages: Object.keys(ROUTES).map((route) => ({
    route,
    file: `${SITE.docDir}${route.replace(/\/$/, '/index')}.mdx`,
  })),
  site: SITE,
  targets: targets(ROUTES, ['/icon.svg']),
};

test('existing pages and files are valid targets, in the language of the reader', () => {
  expect(
    pageFaults(
      {
        '/old': '/guide/start#mode',
        '/only': '/guide/start',
        '/zh/old': '/zh/guide/start',
        '/blog/*': '/news/*',
        '/mark.svg': '/icon.svg',
        '/kit/*': '/api/anything/*',
        '/shop': 'https://shop.example/',
      },
      facts,
    ),
  ).toEqual([]);
});

test('pages at old addresses, and missing targets, are reported', () => {
  expect(
    pageFaults(
      {
        '/Guide/Start/': '/guide/new',
        '/guide/*': '/news/',
        '/icon.svg': '/guide/new',
        '/a': '/guide/strat',
        '/b': '/guide/start#nod',
        '/b2': '/guide/start#100%',
        '/c/*': '/new/*',
      },
      facts,
    ),
  ).toEqual([
    'redirects: "/Guide/Start/" is a page, docs/guide/start.mdx → remove the page or the redirect',
    'redirects: "/guide/*" covers 2 pages of this site, such as docs/guide/start.mdx → move them, or list each old address',
    'redirects: "/icon.svg" is a file of this site → remove the file or the redirect',
    'redirects: "/a" has an invalid target: /guide/strat is not a page or file of the site → did you mean /guide/start?',
    'redirects: "/b" has an invalid target: /guide/start has no heading "#nod" → did you mean #node?',
    'redirects: "/b2" has an invalid target: /guide/start has no heading "#100%" → correct or remove the link',
    'redirects: "/c/*" has an invalid target: there are no pages below /new/ → did you mean /news/*?',
  ]);
});

test('[AUTH-1] the check of the docs compares redirects with the pages, and reports file and line', async () => {
  const redirects = {
    '/old': '/b',
    '/a': '/b',
    '/b': '/a#part',
    '/guide/*': 'https://b.example/*',
  };
  const [check] = (await pluginRedirects(redirects).checks?.({})) ?? [];
  if (!check) throw new Error('there is no check');
  const files = {
    'rspress.config.ts':
      "export default {\n  redirects: {\n    '/old': '/b',\n    '/a': '/b' } };\n",
    'docs/v2/en/a.mdx': '# A\n\n## Parts\n',
    'docs/v2/zh/a.mdx': '# 甲\n',
  };
  expect(await findings(check, files)).toEqual([
    'rspress.config.ts:3 redirects: "/old" has an invalid target: /b is not a page or file of the site → correct or remove the link',
    'rspress.config.ts:4 redirects: "/a" is a page, docs/v2/en/a.mdx → remove the page or the redirect',
    'rspress.config.ts:4 redirects: "/a" has an invalid target: /b is not a page or file of the site → correct or remove the link',
    'rspress.config.ts:1 redirects: "/b" has an invalid target: /a has no heading "#part" → did you mean #parts?',
  ]);
});

test('[ROUTE-2] a redirect for all languages must have a final target in each of them', () => {
  const moved = { '/start': '/guide/start', '/zh/guide/*': '/zh/docs/*' };
  expect(faults(moved)).toEqual([
    'redirects: "/zh/start" leads to "/zh/guide/start", which is itself an old address → write "/zh/docs/start"',
  ]);
  expect(faults({ ...moved, '/zh/start': '/zh/docs/start' })).toEqual([]);
});
