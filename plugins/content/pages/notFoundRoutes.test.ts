import { expect, test } from 'vitest';
import { notFoundRoutes } from './notFoundRoutes';

test('[FRAME-3] every version and language has a not-found page, in addition to the default one', () => {
  const site = { lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v2', 'v1'] };
  expect(notFoundRoutes(site)).toEqual(['/zh/404', '/v1/404', '/v1/zh/404']);
});

test('[FRAME-3] a site with one language has the page that Rspress renders', () => {
  expect(notFoundRoutes({ lang: '', langs: [], version: '', versions: [] })).toEqual([]);
});
