import { expect, test } from 'vitest';
import { TEST_SITE } from '../testing/testSite';
import { redirectsFile } from './redirectsFile';

const routes = ['/', '/guide/', '/guide/start', '/about', '/zh/guide/', '/v1/', '/v1/zh/guide/'];

test('[ROUTE-2] [ROUTE-6] default prefixes are redirected by pattern, exact rules first; a language prefix is answered with the page', () => {
  expect(redirectsFile(TEST_SITE, routes).split('\n')).toEqual([
    '/en / 200',
    '/en/ / 200',
    '/en/about /about 200',
    '/v2 / 301',
    '/v2/ / 301',
    '/v2/about /about 301',
    '/v2/en / 200',
    '/v2/en/ / 200',
    '/v2/en/about /about 200',
    '/v2/zh /zh/ 301',
    '/v2/zh/ /zh/ 301',
    '/v1/en /v1/ 200',
    '/v1/en/ /v1/ 200',
    '/en/guide/* /guide/:splat 200',
    '/v2/guide/* /guide/:splat 301',
    '/v2/en/guide/* /guide/:splat 200',
    '/v2/zh/* /zh/:splat 301',
    '/v1/en/* /v1/:splat 200',
    '',
  ]);
});

test('[SAFE-2] no target begins with reader input', () => {
  expect(redirectsFile(TEST_SITE, routes)).not.toMatch(/ \/:splat/);
});

test('[ROUTE-12] with a base, both sides of a rule are below it', () => {
  const lines = redirectsFile({ ...TEST_SITE, base: '/docs/' }, routes)
    .trim()
    .split('\n');
  expect(lines).toContain('/docs/en/guide/* /docs/guide/:splat 200');
  expect(lines.every((line) => /^\/docs\/\S+ \/docs\//.test(line))).toBe(true);
});

test('[ROUTE-2] the redirects of the site come first, folders as patterns', () => {
  const redirects = [
    { from: '/old', to: '/guide/start#part', isElsewhere: false },
    { from: '/zh/kit/*', to: '/lectern/zh/*', isElsewhere: true },
    { from: '/blog/*', to: 'https://blog.example/*', isElsewhere: true },
    { from: '/news/*', to: '/about', isElsewhere: false },
  ];
  const lines = redirectsFile({ ...TEST_SITE, redirects }, routes).split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '/old /guide/start#part 301',
    '/old/ /guide/start#part 301',
    '/en / 200',
  ]);
  expect(lines.slice(-9, -5)).toEqual([
    '/zh/kit/* /lectern/zh/:splat 301',
    '/blog/* https://blog.example/:splat 301',
    '/news/* /about 301',
    '/en/guide/* /guide/:splat 200',
  ]);
});

test('[SAFE-2] a folder that becomes the whole site is listed page by page', () => {
  const redirects = [{ from: '/docs/*', to: '/*', isElsewhere: false }];
  const text = redirectsFile({ ...TEST_SITE, redirects }, routes);
  expect(text).toContain('/docs/guide/start /guide/start 301\n');
  expect(text).not.toMatch(/ \/:splat/);
});

test('a site without languages and versions needs no redirects', () => {
  const plain = { ...TEST_SITE, langs: [], version: '', versions: [] };
  expect(redirectsFile(plain, routes)).toBe('');
});
