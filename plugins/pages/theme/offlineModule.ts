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

/** The theme asks for the dialog on every site; one without packs has none, and no code of it. */
export const noOfflineModule = moduleAlias('lectern:no-offline', fileOf('noOffline'), 'pre');

/** Puts the dialog in the place of the module that has none. */
export const offlineModule = moduleAlias(
  'lectern:offline-dialog',
  fileOf('loadOffline'),
  'default',
);
