import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';
import type { PublishedOptions } from '../published/shared';

const served = ownFile(import.meta.url, '../../../theme/components/AllOptions/servedOptions');

/**
 * Gives the options to the rendering of the pages, and not to the browser: a list of all options is
 * HTML that is sent once.
 *
 * @param docDir the folder of the pages that explain the options
 */
export function serveOptions(
  readAll: () => ReadonlyMap<string, PublishedOptions>,
  docDir: () => string,
): RsbuildPlugin {
  return {
    name: 'lectern:served-options',
    setup(api) {
      api.transform({ test: served, environments: ['node'] }, ({ addContextDependency }) => {
        addContextDependency(docDir());
        const options = JSON.stringify(Object.fromEntries(readAll()));
        return `export const servedOptions = JSON.parse(${JSON.stringify(options)});`;
      });
    },
  };
}
