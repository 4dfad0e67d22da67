import { expect, test } from 'vitest';
import { nearRoutes } from './nearRoutes';

const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
const routes = new Set([
  '/',
  '/zh/',
  '/v1/',
  '/guide/a',
  '/zh/guide/a',
  '/v1/guide/',
  '/v1/guide/b',
]);
const near = (route: string) => nearRoutes(route, site, (other) => routes.has(other));

test('the same page in each version and language, or its nearest parent', () => {
  expect(near('/guide/a')).toEqual(['/zh/guide/a', '/v1/guide/']);
});

test('what does not exist is not named', () => {
  expect(near('/')).toEqual(['/zh/', '/v1/']);
});

test('a site with one language and no versions has none', () => {
  const plain = { lang: '', langs: [], version: '', versions: [] };
  expect(nearRoutes('/a', plain, () => true)).toEqual([]);
});
