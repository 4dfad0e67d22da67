import { expect, test } from 'vitest';
import { pageAddresses } from '../server/canonicalPath';
import { UNKNOWN_SITE } from '../shared/manifest';
import { devAnswer, isMissingPage } from './devAnswer';

const site = {
  ...UNKNOWN_SITE,
  base: '/docs/',
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};
const pages = pageAddresses(['/', '/guide/start', '/zh/guide/']);

function answer(path: string, method = 'GET') {
  return devAnswer({ method, url: `http://localhost${path}` }, pages, site);
}

test.each([
  ['/docs/Guide/Start/?a=1', '/docs/guide/start?a=1'],
  ['/docs/v2/en/guide/start.html', '/docs/guide/start'],
  ['/docs/zh/guide', '/docs/zh/guide/'],
  ['/docs', '/docs/'],
])('[ROUTE-1] [ROUTE-2] in dev %s leads to %s, for now', (from, to) => {
  const found = answer(from);
  expect([found?.status, found?.headers.get('location')]).toEqual([302, to]);
});

test.each([
  ['/docs/old?a=1', '/docs/guide/start?a=1#part'],
  ['/docs/v2/en/Old/', '/docs/guide/start#part'],
  ['/docs/blog/start', '/docs/guide/start'],
  ['/docs/api-old/x', '/docs/api/x'],
])('in dev the old address %s leads to %s, for now', (from, to) => {
  const redirects = [
    { from: '/old', to: '/guide/start#part', isElsewhere: false },
    { from: '/blog/*', to: '/guide/*', isElsewhere: false },
    { from: '/api-old/*', to: '/api/*', isElsewhere: true },
  ];
  const request = { method: 'GET', url: `http://localhost${from}` };
  const found = devAnswer(request, pages, { ...site, redirects });
  expect([found?.status, found?.headers.get('location')]).toEqual([302, to]);
});

test.each([
  '/docs/guide/start',
  '/docs/',
  '/docs/static/js/index.js',
  '/docs/nowhere',
  '/guide/start',
])('%s is left to Rspress', (path) => {
  expect(answer(path)).toBeUndefined();
});

test('requests other than GET and HEAD are left to Rspress', () => {
  expect(answer('/docs/Guide/Start', 'POST')).toBeUndefined();
});

test('the dev server answers health checks like the built one', async () => {
  expect(answer('/healthz')?.status).toBe(200);
  const readiness = answer('/readyz');
  expect([readiness?.status, await readiness?.json()]).toEqual([
    200,
    { status: 'ready', degraded: [] },
  ]);
});

test.each([
  ['/docs/nowhere', true],
  ['/docs/guide/start', false],
  ['/docs/v2/en/guide/start', false],
  ['/docs/nowhere.png', false],
  ['/docs/__open-in-editor?file=a', false],
  ['/elsewhere', false],
])('[404-1] in dev %s has the status of a page that is missing: %s', (path, expected) => {
  const url = `http://localhost${path}`;
  const accept = 'text/html,*/*';
  expect(isMissingPage({ method: 'GET', url, accept }, pages, site)).toBe(expected);
  expect(isMissingPage({ method: 'GET', url, accept: 'application/json' }, pages, site)).toBe(
    false,
  );
});
