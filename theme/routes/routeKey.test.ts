import { expect, test } from 'vitest';
import { routeKey } from './routeKey';

test.each([
  '/guide/first',
  '/guide/first/',
  '/Guide/First.html',
  '/guide/first/index.html',
  '/guide/first?a=1#b',
  '/guide/%66irst',
])('%s is the same page', (path) => {
  expect(routeKey(path)).toBe('/guide/first');
});

test('the home page has an empty key, and malformed sequences are kept', () => {
  expect([routeKey('/'), routeKey('/index.html'), routeKey('/%E0%A4%A')]).toEqual([
    '',
    '',
    '/%e0%a4%a',
  ]);
});
