import { expect, test } from 'vitest';
import { formatRoute, nearestRoute, parseRoute } from './address';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };

test.each([
  ['/', { version: 'v2', lang: 'en', rest: '/' }],
  ['/guide/start', { version: 'v2', lang: 'en', rest: '/guide/start' }],
  ['/zh/guide/start', { version: 'v2', lang: 'zh', rest: '/guide/start' }],
  ['/v1/guide/', { version: 'v1', lang: 'en', rest: '/guide/' }],
  ['/v1/zh/', { version: 'v1', lang: 'zh', rest: '/' }],
  ['/guide/zh/v1', { version: 'v2', lang: 'en', rest: '/guide/zh/v1' }],
])('%s is taken apart and put together again', (route, address) => {
  expect(parseRoute(route, site)).toEqual(address);
  expect(formatRoute(address, site)).toBe(route);
});

test('[404-2] the letter case of a version and a language makes no difference', () => {
  expect(parseRoute('/V1/ZH/nope', site)).toEqual({ version: 'v1', lang: 'zh', rest: '/nope' });
  expect(parseRoute('/Zh', site)).toEqual({ version: 'v2', lang: 'zh', rest: '/' });
});

test('a site without versions has no version prefix', () => {
  const plain = { lang: 'en', langs: ['en', 'zh'], version: '', versions: [] };
  expect(parseRoute('/zh/a', plain)).toEqual({ version: '', lang: 'zh', rest: '/a' });
  expect(formatRoute({ version: '', lang: 'zh', rest: '/a' }, plain)).toBe('/zh/a');
});

test('a page that exists is its own nearest route', () => {
  const address = { version: 'v1', lang: 'en', rest: '/config/entry' };
  expect(nearestRoute(address, site, () => true)).toEqual({
    route: '/v1/config/entry',
    isSamePage: true,
  });
});

test('a missing page leads to the nearest parent, and finally to the home page', () => {
  const address = { version: 'v1', lang: 'zh', rest: '/config/new/deep' };
  expect(nearestRoute(address, site, (route) => route === '/v1/zh/config/')).toEqual({
    route: '/v1/zh/config/',
    isSamePage: false,
  });
  expect(nearestRoute(address, site, () => false)).toEqual({
    route: '/v1/zh/',
    isSamePage: false,
  });
});
