import { expect, test } from 'vitest';
import { expandRedirects } from '../../support/redirects/expandRedirects';
import { redirectFinder } from '../../support/redirects/findRedirect';
import { checkLink } from './checkLink';
import type { WrittenLink } from './links';
import { link, SITE, targets } from './testing';

const TARGETS = targets(
  {
    '/': ['features'],
    '/guide/start': ['mode', 'node', 'options', 'outputpath', 'outputpath-1', '_R_1_'],
    '/guide/new': [],
    '/guide/unread': undefined,
    '/config/': ['entry'],
    '/zh/guide/start': ['mode'],
    '/v1/guide/start': ['mode'],
    '/v1/zh/guide/start': [],
    '/v1/zh/guide/old': [],
  },
  ['/icon.svg', '/files/a.zip', '/guide/start.png'],
);
const ZH = { file: 'docs/v1/zh/guide/start.mdx' };
const check = (href: string, more: Partial<WrittenLink> = {}) =>
  checkLink(link(href, more), SITE, TARGETS);

test.each([
  '/guide/start',
  '/guide/start/',
  '/guide/start.html',
  '/guide/start.md',
  '/guide/start.mdx',
  '/guide/start?a=1#node',
  '/config',
  '/en/guide/start',
  '/v2/guide/start',
  '/v2/zh/guide/start',
  '/config/',
  '/config/index',
  '/config/index.html',
  './start.mdx#outputpath-1',
  '../config/index.mdx#entry',
  '/',
  '/zh/guide/start#mode',
  '/v1/zh/guide/old',
  '#mode',
  '#top',
  '#',
  '/icon.svg',
  '/icon.svg#layer',
  '/files/a.zip?download',
  '/guide/unread#anything',
  'https://a.example/nope',
  '//a.example/nope',
  'mailto:a@b.example',
])('%s is a valid link', (href) => {
  expect(check(href)).toBeUndefined();
});

test.each([
  ['/guide/strat', '/guide/strat is not a page or file of the site → did you mean /guide/start?'],
  ['./strat.mdx#a', './strat.mdx is not a page or file of the site → did you mean /guide/start?'],
  ['/xyz', '/xyz is not a page or file of the site → correct or remove the link'],
  ['/icn.svg', '/icn.svg is not a page or file of the site → did you mean /icon.svg?'],
  ['#nope', 'the page has no heading "#nope" → did you mean #node?'],
  ['/guide/start#nope', '/guide/start has no heading "#nope" → did you mean #node?'],
  ['/guide/start#zzz', '/guide/start has no heading "#zzz" → correct or remove the link'],
  ['/guide/start?a#Mode', '/guide/start has no heading "#Mode" → did you mean #mode?'],
  ['/guide/100%', '/guide/100% is not a valid address → write "%25" for a percent sign'],
  ['', 'the address is empty → write one, or remove the link'],
  [
    '/../etc/passwd',
    '/../etc/passwd is not a page or file of the site → correct or remove the link',
  ],
])('%s is a dead link', (href, message) => {
  expect(check(href)).toBe(message);
});

test.each([
  ['/Guide/Start#mode', '/Guide/Start', '/guide/start'],
  ['/guide/Start/', '/guide/Start/', '/guide/start/'],
  ['/Guide/start.html?a=1', '/Guide/start.html', '/guide/start.html'],
  ['/v2/zh/GUIDE/start', '/v2/zh/GUIDE/start', '/v2/zh/guide/start'],
  ['./Start.mdx', './Start.mdx', './start.mdx'],
  ['../Config/index.mdx#entry', '../Config/index.mdx', '../config/index.mdx'],
])(
  '[AUTH-1] %s differs from the address of the page in letter case, which is reported',
  (href, page, write) => {
    expect(check(href)).toBe(
      `${page} differs in letter case from the address of the page, which many hosts do not find → write ${write}`,
    );
  },
);

test.each([
  ['..\\guide\\start#mode', '..\\guide\\start', '../guide/start'],
  ['/guide\\start', '/guide\\start', '/guide/start'],
])('[AUTH-1] the backslashes in %s are reported', (href, page, write) => {
  expect(check(href)).toBe(`${page} contains a backslash → write ${write}`);
  const image = check('.\\a.png', { reader: 'image' });
  expect(image).toBe('.\\a.png contains a backslash → write ./a.png');
});

test('[AUTH-1] the letter case of links that components write is checked with the base', () => {
  const message = check('/docs/zh/Guide/Start', { reader: 'browser' });
  expect(message).toContain('→ write /docs/zh/guide/start');
  expect(check('/Guide/Start', { reader: 'theme' })).toContain('→ write /guide/start');
});

test('a page that only exists in another version is suggested with its address', () => {
  expect(check('/guide/new', ZH)).toBeUndefined();
  expect(check('/guide/old')).toBe(
    '/guide/old is not a page or file of the site → did you mean /guide/new?',
  );
  expect(check('/zh/guide/old')).toBe(
    '/zh/guide/old exists only in v1 → write /v1/zh/guide/old, or remove the link',
  );
});

test('an address without the base is reported if a browser would not find it', () => {
  const browser = { reader: 'browser' } as const;
  expect(check('/guide/start', browser)).toBe(
    '/guide/start is not below /docs/ → did you mean /docs/guide/start?',
  );
  expect(check('/docs/icon.svg', browser)).toBeUndefined();
  expect(check('/other-site', browser)).toBeUndefined();
});

test('a link to an old address is reported with the new one', () => {
  const redirects = expandRedirects({ '/old': '/guide/start#mode', '/blog/*': '/api/*' }, SITE, [
    '/api/',
  ]);
  const known = { ...TARGETS, redirectOf: redirectFinder(redirects, SITE) };
  const message = (href: string, more: Partial<WrittenLink> = {}) =>
    checkLink(link(href, more), SITE, known);
  const zh = { file: 'docs/v2/zh/guide/start.mdx' };
  expect(message('/old')).toBe('/old is an old address → write /guide/start#mode');
  expect(message('/old#part', zh)).toBe('/old is an old address → write /guide/start#mode');
  expect(message('/old', { ...zh, reader: 'theme' })).toContain('write /guide/start#mode');
  expect(message('/blog/a')).toBe('/blog/a is an old address → write /api/a');
  expect(message('/docs/zh/old', { reader: 'browser' })).toBe(
    '/docs/zh/old is an old address → write /docs/zh/guide/start#mode',
  );
});

test('addresses of another site below this one are not checked', () => {
  for (const reader of ['markdown', 'theme', 'component'] as const) {
    expect(check('/api/anything#part', { reader }), reader).toBeUndefined();
  }
  expect(check('/docs/api/anything', { reader: 'browser' })).toBeUndefined();
  expect(check('/apis')).toContain('is not a page or file of the site');
});

test('an image must be a public file, or one next to the page', () => {
  expect(check('/icon.svg', { ...ZH, reader: 'image' })).toBeUndefined();
  expect(check('./no.png', { reader: 'image' })).toBe(
    './no.png does not exist next to the page → correct or remove the link',
  );
});

test('an ignored link is not checked', () => {
  const ignored = [/#nope$/];
  expect(checkLink(link('/guide/start#nope'), SITE, { ...TARGETS, ignored })).toBeUndefined();
  expect(checkLink(link('/guide/start#nope'), SITE, TARGETS)).toBeDefined();
});
