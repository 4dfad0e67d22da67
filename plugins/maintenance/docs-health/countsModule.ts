import type { RsbuildConfig, RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

/** Lets the dialog of the search find a module under the name by which it asks for one. */
export const countsAlias = (file: string): RsbuildConfig => ({
  resolve: { alias: { 'virtual-search-counts$': file } },
});

/** The dialog names the module on every site; one that counts nothing gets one that does nothing. */
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
