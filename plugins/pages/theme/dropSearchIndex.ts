import type { RsbuildPlugin } from '@rsbuild/core';

const SEARCH_INDEX = /^static\/search_index\..*\.json$/;

/**
 * Removes Rspress's search index from the output, because `pluginSearch` writes its own. Rspress
 * has no option for that, and writes an empty index with `search: false`. Must be registered last,
 * because Rspress emits the files in the same stage.
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
