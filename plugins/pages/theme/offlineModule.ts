import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

function moduleAlias(name: string, file: string, order: 'pre' | 'default'): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.modifyRsbuildConfig({
        order,
        handler: (config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { resolve: { alias: { 'virtual-offline$': file } } }),
      });
    },
  };
}

const fileOf = (name: string) =>
  ownFile(import.meta.url, `../../../theme/components/Offline/${name}`);

/** The theme imports the dialog on every site. Without packs, this alias replaces it with an empty module. */
export const noOfflineModule = moduleAlias('lectern:no-offline', fileOf('noOffline'), 'pre');

/** Replaces the empty module with the dialog. */
export const offlineModule = moduleAlias(
  'lectern:offline-dialog',
  fileOf('loadOffline'),
  'default',
);
