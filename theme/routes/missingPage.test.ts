import { expect, test } from 'vitest';
import { readMissingPage, withOrigin, withoutOrigin } from './missingPage';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
const exists = (route: string) => ['/guide/new', '/guide/', '/v1/guide/'].includes(route);
const inV1 = { version: 'v1', lang: 'en' };

test('the query says where the reader was, readably, beside what it says already', () => {
  expect(withOrigin('?a=1', '/guide/new')).toBe('?a=1&instead-of=/guide/new');
  expect(withoutOrigin('?a=1&instead-of=/guide/new')).toBe('?a=1');
  expect(withoutOrigin('?instead-of=/guide/new')).toBe('');
  expect(withoutOrigin('?b=%20')).toBe('?b=%20');
});

test('a page that is missing here is told apart from one that is not', () => {
  const read = (search: string, here = inV1) => readMissingPage(search, here, site, exists);
  expect(read('?instead-of=/guide/new')).toEqual({
    origin: { version: 'v2', lang: 'en', rest: '/guide/new' },
    originRoute: '/guide/new',
  });
  expect(read('?instead-of=/guide/')).toBeUndefined();
  expect(read('?instead-of=/guide/new', { version: 'v2', lang: 'en' })).toBeUndefined();
  expect(read('')).toBeUndefined();
});

test('an address that is no page of the site is not repeated to the reader', () => {
  expect(readMissingPage('?instead-of=//evil.example', inV1, site, exists)).toBeUndefined();
  expect(readMissingPage('?instead-of=javascript:1', inV1, site, exists)).toBeUndefined();
});
