import { expect, test } from 'vitest';
import { readRequestedPage, withOrigin, withoutOrigin } from './missingPage';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
const inV1 = { version: 'v1', lang: 'en' };

test('the route of the previous page is added to the query in a readable form', () => {
  expect(withOrigin('?a=1', '/guide/new')).toBe('?a=1&instead-of=/guide/new');
  expect(withoutOrigin('?a=1&instead-of=/guide/new')).toBe('?a=1');
  expect(withoutOrigin('?instead-of=/guide/new')).toBe('');
  expect(withoutOrigin('?b=%20')).toBe('?b=%20');
});

test('the requested page is the counterpart of the previous page in this version', () => {
  expect(readRequestedPage('?instead-of=/guide/new', inV1, site)).toEqual({
    origin: { version: 'v2', lang: 'en', rest: '/guide/new' },
    originRoute: '/guide/new',
    wantedRoute: '/v1/guide/new',
  });
  expect(readRequestedPage('', inV1, site)).toBeUndefined();
});

test('a URL outside the site is ignored', () => {
  expect(readRequestedPage('?instead-of=https://evil.example', inV1, site)).toBeUndefined();
  expect(readRequestedPage('?instead-of=javascript:1', inV1, site)).toBeUndefined();
});
