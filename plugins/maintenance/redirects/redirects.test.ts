import { expect, test } from 'vitest';
import type { RedirectSettings } from '../../support/redirects/expandRedirects';
import { findings } from '../docs-check/testing/docsFolder';
import { SITE, targets } from '../link-check/testing';
import { pluginRedirects } from '.';
import { pageFaults } from './pageFaults';
import { redirectFaults } from './redirectFaults';

const faults = (settings: RedirectSettings) => redirectFaults(settings, SITE, SITE.sitesBelow);

test('redirects that say what they mean have no faults', () => {
  expect(
    faults({
      '/guide/old': '/guide/new#part',
      '/v1/zh/old': '/v1/zh/guide/?a=1',
      '/blog/*': '/news/*',
      '/blog/first': '/guide/new',
      '/shop/*': 'https://shop.example/*',
      '/zh/kit/*': '/api/zh/*',
      '/about-us': '/about',
      '/docs/*': '/*',
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
])('"%s" is no old address', (from) => {
  expect(faults({ [from]: '/new' })).toEqual([
    `redirects: "${from}" is no old address → write a path such as "/guide/old", or "/guide/*" for a whole folder, without query, hash and percent codes`,
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
])('"%s" is nothing that an address can lead to', (to) => {
  expect(faults({ '/old': to })).toEqual([
    `redirects: "/old" leads to "${to}" → write a path such as "/guide/new", "/guide/*" for a whole folder, or a full address`,
  ]);
});

test('all that is wrong is told at once', () => {
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
    'redirects: "/a" leads to "/a", and from there round in a circle → write where it should end',
    'redirects: "/b" leads to "/c", and from there round in a circle → write where it should end',
    'redirects: "/c" leads to "/b/", and from there round in a circle → write where it should end',
    'redirects: "/d" leads to "/e#part", which is an old address itself → write "/guide/new"',
    'redirects: "/e" leads to "/f", which is an old address itself → write "/guide/new"',
    'redirects: "/x/*" leads to "/x/y/*", and from there round in a circle → write where it should end',
    'redirects: "/m/*" leads to "/n/*", which is an old address itself → write "https://n.example/*"',
    'redirects: "/old" and "/Old/" are the same address → keep one of them',
  ]);
  expect(faults({ '/old': '/new/*' })).toEqual([
    'redirects: "/old" is one address, and "/new/*" a whole folder → write "/old/*", or one address to lead to',
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

test('what is there can be led to, in the language of the reader', () => {
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

test('pages that old addresses would hide, and targets that are not there, are named', () => {
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
    'redirects: "/guide/*" has 2 pages of this site, such as docs/guide/start.mdx → move them, or write each old address',
    'redirects: "/icon.svg" is a file of this site → remove the file or the redirect',
    'redirects: "/a" leads nowhere: /guide/strat is no page or file of the site → did you mean /guide/start?',
    'redirects: "/b" leads nowhere: /guide/start has no heading "#nod" → did you mean #node?',
    'redirects: "/b2" leads nowhere: /guide/start has no heading "#100%" → correct or remove the link',
    'redirects: "/c/*" leads nowhere: no page is below /new/ → did you mean /news/*?',
  ]);
});

test('[AUTH-1] the check of the docs holds redirects against the pages, with file and line', async () => {
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
    'rspress.config.ts:3 redirects: "/old" leads nowhere: /b is no page or file of the site → correct or remove the link',
    'rspress.config.ts:4 redirects: "/a" is a page, docs/v2/en/a.mdx → remove the page or the redirect',
    'rspress.config.ts:4 redirects: "/a" leads nowhere: /b is no page or file of the site → correct or remove the link',
    'rspress.config.ts:1 redirects: "/b" leads nowhere: /a has no heading "#part" → did you mean #parts?',
  ]);
});
