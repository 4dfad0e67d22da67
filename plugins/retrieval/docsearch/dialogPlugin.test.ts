import type { ProcessAssetsHandler, RsbuildPluginAPI } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { dialogPlugin } from './dialogPlugin';

/** Returns the errors of a build whose script connects to Algolia, although the site does not use it. */
function errorsOf(options: object): string[] {
  const handlers: ProcessAssetsHandler[] = [];
  const api = {
    modifyRsbuildConfig() {},
    transform() {},
    processAssets: (_: object, handler: ProcessAssetsHandler) => void handlers.push(handler),
  };
  dialogPlugin({ engine: 'server' } as never).setup(api as unknown as RsbuildPluginAPI);
  const errors: Error[] = [];
  const assets = { 'a.js': { source: () => 'fetch("https://x.algolia.net/1/indexes")' } };
  for (const handler of handlers) {
    handler({ assets, compilation: { errors, options } } as never);
  }
  return errors.map(({ message }) => message);
}

test('[DIAG-3] a script with a foreign host is an error, and the build ends', () => {
  const optimization = { minimize: true };
  expect(errorsOf({ mode: 'production', optimization })).toEqual([
    expect.stringContaining(
      '[docsearch] a.js contains algolia.net, which the dialog must not connect to',
    ),
  ]);
});

test('a build without minification still contains unused code, which is not an error', () => {
  expect(errorsOf({ mode: 'production', optimization: { minimize: false } })).toEqual([]);
  expect(errorsOf({ mode: 'development', optimization: { minimize: true } })).toEqual([]);
});
