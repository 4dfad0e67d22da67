import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../../support/ownFile';
import type { SearchOptions } from '../options';

const NO_CLIENT = ownFile(import.meta.url, '../client/noClient');

/** The module that the theme imports, as an exact alias. */
const CLIENT = 'virtual-search-client$';

/** The theme imports the client module on every site, even without `pluginSearch`. */
export const noClientModule: RsbuildPlugin = {
  name: 'lectern:no-search-client',
  setup(api) {
    api.modifyRsbuildConfig({
      order: 'pre',
      handler: (config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, { resolve: { alias: { [CLIENT]: NO_CLIENT } } }),
    });
  },
};

/**
 * Replaces the empty client module with the site's own client, in the code for browsers only: rendering pages on Node.js
 * never searches, and a client can depend on modules that its bundle would lack.
 */
export function clientModule(options: SearchOptions): RsbuildPlugin[] {
  if (options.engine !== 'client') return [];
  const file = path.resolve(options.client);
  return [
    {
      name: 'lectern:search-client',
      setup(api) {
        api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
          config.output.target === 'web'
            ? mergeEnvironmentConfig(config, { resolve: { alias: { [CLIENT]: file } } })
            : config,
        );
      },
    },
  ];
}
