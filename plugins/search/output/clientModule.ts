import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { SearchOptions } from '../options';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Puts the site's own client in the place of the module that has none. */
export function clientModule(options: SearchOptions): RsbuildPlugin {
  const file =
    options.engine === 'client'
      ? path.resolve(options.client)
      : path.join(here, '../client/noClient.ts');
  return {
    name: 'lectern:search-client',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { resolve: { alias: { 'virtual-search-client$': file } } }),
      );
    },
  };
}
