import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../../support/ownFile';
import type { SearchOptions } from '../options';

const NO_CLIENT = ownFile(import.meta.url, '../client/noClient');

function clientAlias(name: string, file: string, order: 'pre' | 'default'): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.modifyRsbuildConfig({
        order,
        handler: (config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { resolve: { alias: { 'virtual-search-client$': file } } }),
      });
    },
  };
}

/** The theme imports the client module on every site, even without `pluginSearch`. */
export const noClientModule = clientAlias('lectern:no-search-client', NO_CLIENT, 'pre');

/** Replaces the empty client module with the site's own client. */
export function clientModule(options: SearchOptions): RsbuildPlugin[] {
  if (options.engine !== 'client') return [];
  return [clientAlias('lectern:search-client', path.resolve(options.client), 'default')];
}
