import { expect, test, vi } from 'vitest';
import { TEST_SITE, writeSite } from '../testing/testSite';
import { createSitesApp } from './app';
import type { SiteRoute } from './siteRoute';

const outer = writeSite(
  { 'index.html': 'docs', 'kits.html': 'kits', '404.html': 'no doc' },
  TEST_SITE,
);
const inner = writeSite(
  { 'index.html': 'kit', 'start.html': 'start', '404.html': 'no kit' },
  { ...TEST_SITE, base: '/kit/', langs: [], lang: '' },
);
const PROBLEM = 'The search is away.';
const search: SiteRoute = {
  path: '/search',
  handle: () => new Response('found'),
  problem: () => PROBLEM,
};
const app = createSitesApp({
  sites: [{ root: outer }, { root: inner }],
  routes: ({ site }) => (site.base === '/kit/' ? [search] : []),
});

test.each([
  ['/', 200, 'docs'],
  ['/kits', 200, 'kits'],
  ['/nowhere', 404, 'no doc'],
  ['/kit/', 200, 'kit'],
  ['/kit/start', 200, 'start'],
  ['/kit/nowhere', 404, 'no kit'],
  ['/kit/search', 200, 'found'],
  ['/kit/search/', 200, 'found'],
  ['/search', 404, 'no doc'],
  ['/healthz', 200, 'ok\n'],
])('%s is answered by the site with the longest base: %s %s', async (path, status, text) => {
  const answer = await app.request(path);
  expect([answer.status, await answer.text()]).toEqual([status, text]);
});

test.each([
  ['/kit', '/kit/'],
  ['/KIT/Start/', '/kit/start'],
  ['/%6bit/start.html', '/kit/start'],
])('%s leads to %s', async (path, to) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('a problem is reported with the base of its site', async () => {
  expect(await (await app.request('/readyz')).json()).toEqual({
    status: 'degraded',
    degraded: [{ paths: ['/kit/search'], problem: PROBLEM }],
  });
});

test('[SAFE-2] an address of one site that another is below belongs to that one, and the log says so', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const route = { path: '/kit/search', handle: () => new Response('outer') };
  const sites = createSitesApp({
    sites: [{ root: outer }, { root: inner }],
    routes: ({ site }) => (site.base === '/' ? [route] : []),
  });
  expect(await (await sites.request('/kit/search')).text()).toBe('no kit');
  expect(complain.mock.calls).toEqual([
    [
      `[server] /kit/search of ${outer} cannot be reached, because the site ${inner} is served at /kit/ → build that site with another base`,
    ],
  ]);
  complain.mockRestore();
});

test('two sites with the same base prevent the start', () => {
  expect(() => createSitesApp({ sites: [{ root: outer }, { root: outer }] })).toThrow(
    `[server] ${outer} and ${outer} are both served at / → build one of them with another base`,
  );
});
