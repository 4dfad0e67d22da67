import { afterEach, beforeEach, expect, test } from 'vitest';
import { countedAddress, countedQuery } from '../counts/countedName';
import { createCounter } from '../counts/createCounter';
import { type HealthSite, healthSite } from '../testing/healthSite';

let site: HealthSite;

beforeEach(() => {
  site = healthSite();
});

afterEach(() => site.close());

const SECRET = {
  'user-agent': 'SECRET-AGENT',
  cookie: 'SECRET-COOKIE',
  'x-forwarded-for': '9.8.7.6',
};
const report = (searches: object[], more: object = {}) =>
  JSON.stringify({ searches, lang: 'en', version: 'v2', ...more });
const search = (query: string) => report([{ query, kind: 'no-hit' }]);

test('[LOOP-2] a missing address is counted with the linking page of the site, without data about the reader', async () => {
  const referer = 'https://docs.example/docs/guide/start?from=SECRET#SECRET';
  for (const address of ['/zh/Gone/?q=SECRET', '/zh/gone']) {
    expect((await site.visit(address, { ...SECRET, referer })).status).toBe(404);
  }
  const rows = await site.stored();
  expect(rows).toEqual([
    {
      day: Math.floor(Date.now() / 86_400_000),
      kind: 'missing',
      name: '/zh/gone',
      from_page: '/guide/start',
      lang: 'zh',
      version: 'v2',
      times: 2,
    },
  ]);
});

test('[LOOP-2] links from other sites and from missing pages are not stored', async () => {
  await site.visit('/a', { referer: 'https://other.example/docs/guide/start' });
  await site.visit('/b', { referer: 'https://docs.example/docs/SECRET' });
  expect((await site.stored()).map(({ from_page }) => from_page)).toEqual(['', '']);
});

test('[LOOP-2] existing pages, files and requests other than visits are not counted', async () => {
  await site.visit('/guide/start');
  await site.visit('/wp-login.php');
  await site.visit('/.git/config');
  await site.get('/a');
  await site.get('/b', { accept: '*/*' });
  await site.visit('/c', { 'sec-fetch-dest': 'image' });
  await site.visit('/d', { 'sec-purpose': 'prefetch' });
  expect(await site.stored()).toEqual([]);
});

test('[LOOP-2] a scanner does not use up the counts of the day', async () => {
  for (let at = 0; at < 130; at += 1) await site.visit(`/scan-${at}`);
  const rows = await site.stored();
  expect(rows).toHaveLength(100);
});

test('[LOOP-2] a failed search is counted in a normalized spelling, without data about the reader', async () => {
  for (const query of ['Tree  Shaken ', 'tree shaken']) {
    expect((await site.post('/api/searches', search(query), SECRET)).status).toBe(204);
  }
  expect(await site.stored()).toMatchObject([{ kind: 'no-hit', name: 'tree shaken', times: 2 }]);
  expect(JSON.stringify(await site.stored())).not.toMatch(/SECRET|9\.8\.7/);
});

test.each([
  ['no JSON', 'x', 400],
  ['another kind', report([{ query: 'a', kind: 'x' }]), 400],
  [
    'more searches than a dialog sends',
    report(Array(6).fill({ query: 'ab', kind: 'no-hit' })),
    400,
  ],
  ['an unknown language', report([{ query: 'ab', kind: 'no-hit' }], { lang: 'xx' }), 400],
  ['an unknown version', report([{ query: 'ab', kind: 'no-hit' }], { version: 'v9' }), 400],
  ['a body that is too large', 'x'.repeat(5000), 413],
])('[LOOP-2] %s is rejected, and nothing is stored', async (_, body, status) => {
  expect((await site.post('/api/searches', body)).status).toBe(status);
  expect(await site.stored()).toEqual([]);
});

test('[LOOP-2] reports from other sites are rejected, and those of a client are limited', async () => {
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await site.post('/api/searches', search('ab'), foreign)).status).toBe(403);
  expect((await site.get('/api/searches')).status).toBe(405);
  for (let at = 0; at < 30; at += 1) await site.post('/api/searches', search(`query ${at}`));
  expect((await site.post('/api/searches', search('one more'))).status).toBe(429);
});

test('[LOOP-2] a site with counts turned off counts nothing', async () => {
  const off = healthSite({ facts: { counts: false } });
  await off.visit('/gone');
  expect((await off.post('/api/searches', search('qzxv'))).status).toBe(404);
  expect(await off.stored()).toEqual([]);
  await off.close();
});

test.each([
  'me@mail.example',
  'call +49 170 1234567',
  'where is 192.168.100.17',
  'https://intranet.example/x',
  'password: hunter2',
  'ghp_aB3dE5gH7jK9mN1pQ3sT5',
  'deadbeefdeadbeef',
  'x'.repeat(101),
  '  ',
  'a',
])('[LOOP-2] private texts are not counted: %s', (query) => {
  expect(countedQuery(query)).toBeUndefined();
  if (query.length > 2 && query.length < 100) {
    expect(countedAddress(`http://x/docs/${encodeURIComponent(query)}`, '/docs/')).toBeUndefined();
  }
});

test.each([
  '@rspack/core',
  'port 8080',
  'HotModuleReplacementPlugin',
  '热',
  'v2.3.2',
  'lodash@4.17.21',
])('[LOOP-2] names in code are counted: %s', (query) => {
  expect(countedQuery(query)).toBe(query.toLowerCase());
});

test('[LOOP-2] counts are collected up to a limit, and written once', () => {
  const written: unknown[] = [];
  const counter = createCounter(
    { count: (seen) => void written.push(seen.map(({ name, times }) => [name, times])) },
    { room: 2, now: () => 0 },
  );
  const seen = { kind: 'missing', from: '', lang: 'en', version: '' } as const;
  for (const name of ['/a', '/b', '/a', '/c']) counter.add({ ...seen, name });
  counter.close();
  counter.close();
  expect(written).toEqual([
    [
      ['/a', 2],
      ['/b', 1],
    ],
  ]);
});
