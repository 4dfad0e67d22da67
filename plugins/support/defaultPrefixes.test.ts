import { expect, test } from 'vitest';
import { namesDefaultLanguage, withoutDefaultPrefixes } from './defaultPrefixes';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };

test.each([
  ['/en/guide/start', '/guide/start'],
  ['/v2/guide/start', '/guide/start'],
  ['/v2/en/guide/', '/guide/'],
  ['/v1/en/guide/', '/v1/guide/'],
  ['/v2/zh/guide', '/zh/guide'],
  ['/EN/guide', '/guide'],
  ['/en', '/'],
  ['/v2/en', '/'],
  ['/v1/en', '/v1/'],
])('[ROUTE-2] %s is the page %s', (from, to) => {
  expect(withoutDefaultPrefixes(from, site)).toBe(to);
});

test.each(['/', '/guide/en/x', '/guide/v2', '/english', '/zh/en/x', '/v1/guide', '/en-us/x'])(
  '[ROUTE-2] %s is unchanged',
  (path) => {
    expect(withoutDefaultPrefixes(path, site)).toBeUndefined();
  },
);

test('a site without languages and versions has no prefixes', () => {
  const plain = { lang: 'en', langs: [], version: '', versions: [] };
  expect(withoutDefaultPrefixes('/en/guide', plain)).toBeUndefined();
});

test.each([
  ['/en/guide', true],
  ['/v1/en', true],
  ['/v2/guide', false],
  ['/zh/guide', false],
  ['/guide/en', false],
])('[ROUTE-6] whether %s names the default language: %s', (path, isNamed) => {
  expect(namesDefaultLanguage(path, site)).toBe(isNamed);
});
