import { expect, test } from 'vitest';
import { takeNames } from './routeNames';

const site = { versions: ['v2', 'v1'], langs: ['en', 'zh'] };

test.each([
  ['/v1/zh/guide', { version: 'v1', lang: 'zh', rest: '/guide' }],
  ['/V1/ZH/guide', { version: 'v1', lang: 'zh', rest: '/guide' }],
  ['/zh/v1/guide', { version: undefined, lang: 'zh', rest: '/v1/guide' }],
  ['/guide/zh', { version: undefined, lang: undefined, rest: '/guide/zh' }],
  ['/v2', { version: 'v2', lang: undefined, rest: '/' }],
])('%s names version, then language', (route, names) => {
  expect(takeNames(route, site)).toEqual(names);
});
