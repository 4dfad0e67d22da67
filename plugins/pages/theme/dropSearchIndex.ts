import type { RsbuildPlugin } from '@rsbuild/core';

const SEARCH_INDEX = /^static\/search_index\..*\.json$/;

/**
 * Leaves Rspress's search index out of the output: `pluginSearch` writes its own. Rspress has no
 * switch for it, and with `search: false` writes an empty one. Registered last, because Rspress
 * emits the files in the same stage.
 */
export const dropSearchIndexPlugin: RsbuildPlugin = {
  name: 'lectern:drop-search-index',
  setup(api) {
    api.modifyBundlerChain({
      order: 'post',
      handler() {
        api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation }) => {
          for (const name of Object.keys(assets)) {
            if (SEARCH_INDEX.test(name)) compilation.deleteAsset(name);
          }
        });
      },
    });
  },
};
