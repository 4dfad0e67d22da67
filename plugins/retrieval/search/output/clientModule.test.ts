import type { RsbuildPlugin } from '@rsbuild/core';
import { expect, test } from 'vitest';
import { clientModule } from './clientModule';

/** Returns the aliases that a plugin adds to the code for a target. */
function aliases([plugin]: RsbuildPlugin[], target: 'web' | 'node'): unknown {
  let changed: unknown;
  plugin?.setup({
    modifyEnvironmentConfig(
      change: (config: object, tools: { mergeEnvironmentConfig: unknown }) => object,
    ) {
      const mergeEnvironmentConfig = (config: object, added: object) => ({ ...config, ...added });
      changed = change({ output: { target } }, { mergeEnvironmentConfig });
    },
  } as never);
  return (changed as { resolve?: { alias: unknown } }).resolve?.alias;
}

test('[SRCH-12] the client of a site is part of the code for browsers only', () => {
  const plugins = clientModule({ engine: 'client', client: '/site/client.ts', indexName: 'docs' });
  expect(aliases(plugins, 'web')).toEqual({ 'virtual-search-client$': '/site/client.ts' });
  expect(aliases(plugins, 'node')).toBeUndefined();
  expect(clientModule({ engine: 'local' })).toEqual([]);
});
