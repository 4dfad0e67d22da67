import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { correctBase, refuseRoutesInBase } from './exactBase';

const RSPRESS_CODE = 'node_modules/@rspress/shared/dist/index.js';

/** Rspress's own functions, after the correction. */
async function corrected() {
  const code = correctBase(readFileSync(RSPRESS_CODE, 'utf8'));
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  return (await import(/* @vite-ignore */ url)) as Record<
    'withBase' | 'removeBase',
    (url: string, base: string) => string
  >;
}

test('[ROUTE-12] a page that begins like the base is not below it', async () => {
  const { withBase, removeBase } = await corrected();
  expect(withBase('/docs-api', '/docs/')).toBe('/docs/docs-api');
  expect(removeBase('/docs-api', '/docs/')).toBe('/docs-api');
});

test('[ROUTE-12] the base is added once and taken away once', async () => {
  const { withBase, removeBase } = await corrected();
  expect(withBase('/guide?a=1', '/docs/')).toBe('/docs/guide?a=1');
  expect(withBase('/docs/guide', '/docs/')).toBe('/docs/guide');
  expect(withBase('/docs#a', '/docs/')).toBe('/docs#a');
  expect(withBase('/guide', '/')).toBe('/guide');
  expect(removeBase('/docs/guide', '/docs/')).toBe('/guide');
  expect(removeBase('/docs', '/docs/')).toBe('/');
  expect(removeBase('/docs?a=1', '/docs/')).toBe('?a=1');
});

test('a Rspress with other code fails the build', () => {
  expect(() => correctBase('')).toThrow('no longer has');
});

test('[ROUTE-12] pages that no link could name are refused, all at once', () => {
  const route = (routePath: string) => ({
    routePath,
    relativePath: `en${routePath}.mdx`,
    pureRoutePath: routePath,
    absolutePath: '',
    pageName: '',
    lang: 'en',
    version: '',
  });
  const routes = [route('/docs'), route('/docs/a'), route('/docs-api')];
  expect(() => refuseRoutesInBase(routes, '/docs/')).toThrow(
    '[base] links cannot distinguish these pages from the base /docs/:\n  en/docs.mdx → rename its first folder, or change base\n  en/docs/a.mdx → rename',
  );
  expect(() => refuseRoutesInBase(routes, '/')).not.toThrow();
});
