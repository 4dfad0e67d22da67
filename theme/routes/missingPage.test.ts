import { expect, test } from 'vitest';
import { readRequestedPage, withOrigin, withoutOrigin } from './missingPage';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
const inV1 = { version: 'v1', lang: 'en' };

test('the query says where the reader was, readably, beside what it says already', () => {
  expect(withOrigin('?a=1', '/guide/new')).toBe('?a=1&instead-of=/guide/new');
  expect(withoutOrigin('?a=1&instead-of=/guide/new')).toBe('?a=1');
  expect(withoutOrigin('?instead-of=/guide/new')).toBe('');
  expect(withoutOrigin('?b=%20')).toBe('?b=%20');
});

test('the page that was asked for is the one of the origin in the version of this page', () => {
  expect(readRequestedPage('?instead-of=/guide/new', inV1, site)).toEqual({
    origin: { version: 'v2', lang: 'en', rest: '/guide/new' },
    originRoute: '/guide/new',
    wantedRoute: '/v1/guide/new',
  });
  expect(readRequestedPage('', inV1, site)).toBeUndefined();
});

test('an address outside the site is not repeated to the reader', () => {
  expect(readRequestedPage('?instead-of=https://evil.example', inV1, site)).toBeUndefined();
  expect(readRequestedPage('?instead-of=javascript:1', inV1, site)).toBeUndefined();
});
