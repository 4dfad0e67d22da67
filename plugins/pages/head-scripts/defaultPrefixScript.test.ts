import { expect, test } from 'vitest';
import { defaultPrefixScript } from './defaultPrefixScript';
import { VISITED_KEY } from './shared';
import { runInTestBrowser } from './testBrowser';

const site = {
  base: '/',
  cleanUrls: true,
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};
const host = 'http://localhost:3000';

function redirectOf(address: string, facts = site): string | undefined {
  const { redirect } = runInTestBrowser(defaultPrefixScript(facts), { url: `${host}${address}` });
  return redirect?.replace(host, '');
}

test.each([
  ['/en/guide/start?a=1#b', '/guide/start?a=1#b'],
  ['/v2/guide/start', '/guide/start'],
  ['/v2/en/guide/', '/guide/'],
  ['/v1/en/guide/', '/v1/guide/'],
  ['/v2/zh/guide', '/zh/guide'],
  ['/EN/guide', '/guide'],
  ['/en', '/'],
  ['/v1/en', '/v1/'],
])('[ROUTE-2] %s leads to %s', (from, to) => {
  expect(redirectOf(from)).toBe(to);
});

test.each(['/', '/guide/en/x', '/guide/v2', '/english', '/zh/en/x', '/v1/guide', '/en-us/x'])(
  '[ROUTE-2] %s is left alone',
  (address) => {
    expect(redirectOf(address)).toBeUndefined();
  },
);

test.each([
  ['/en/guide/', '1'],
  ['/v1/en/guide/', '1'],
  ['/v2/en', '1'],
  ['/v2/guide/', undefined],
  ['/v2/zh/guide/', undefined],
  ['/guide/en/x', undefined],
])('[ROUTE-6] %s leaves the choice of a language behind: %s', (address, visited) => {
  const url = `${host}${address}`;
  const { stored } = runInTestBrowser(defaultPrefixScript(site), { url });
  expect(stored[VISITED_KEY]).toBe(visited);
});

test('[ROUTE-6] where nothing can be stored the address is redirected to its page nevertheless', () => {
  const url = `${host}/en/guide`;
  const script = defaultPrefixScript(site);
  expect(runInTestBrowser(script, { url, isStorageBlocked: true }).redirect).toBe(`${host}/guide`);
});

test('[ROUTE-12] with a base the prefix is looked for behind it', () => {
  const based = { ...site, base: '/en/' };
  expect(redirectOf('/en/nope', based)).toBeUndefined();
  expect(redirectOf('/en/en/nope', based)).toBe('/en/nope');
  expect(redirectOf('/en/v2', based)).toBe('/en/');
});

test.each([
  ['/nope?a=1#b', 404, '/docs/nope?a=1#b'],
  ['/guide/start', 404, '/docs/guide/start'],
  ['/docsapi', 404, '/docs/docsapi'],
  ['/docs', 404, undefined],
  ['/DOCS/nope', 404, undefined],
  ['/docs/nope', 404, undefined],
  ['/web/2026/docs/guide', 200, undefined],
])('[ROUTE-12] %s with the status %s is led below the base: %s', (address, status, to) => {
  for (const facts of [site, { ...site, lang: '', langs: [], version: '', versions: [] }]) {
    const script = defaultPrefixScript({ ...facts, base: '/docs/' });
    const { redirect } = runInTestBrowser(script, { url: `${host}${address}`, status });
    expect(redirect?.replace(host, '')).toBe(to);
  }
});

test('an address with two slashes stays on this host', () => {
  const { redirect } = runInTestBrowser(defaultPrefixScript(site), {
    url: `${host}/en//example.com`,
  });
  expect(new URL(redirect ?? '', host).origin).toBe(host);
});

test('a site without languages and versions needs no script', () => {
  expect(defaultPrefixScript({ ...site, langs: [], version: '', versions: [] })).toBe('');
});
