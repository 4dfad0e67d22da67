import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

/** Resolves the module that the search dialog imports to a file. */
export const countsAlias = (file: string): RsbuildConfig => ({
  resolve: { alias: { 'virtual-search-counts$': file } },
});

/** The dialog imports the module on every site, so a site that counts nothing gets an empty one. */
export const noCountsModule: RsbuildPlugin = {
  name: 'lectern:no-search-counts',
  setup(api) {
    api.modifyRsbuildConfig({
      order: 'pre',
      handler: (config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, countsAlias(ownFile(import.meta.url, 'client/noCounts'))),
    });
  },
};
