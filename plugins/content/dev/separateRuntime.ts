import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Puts the runtime of Rspack into a separate file on the dev server. It changes with every edit, and would otherwise be
 * in the file with the whole theme, which would then be written again with its source map.
 */
export function separateRuntimePlugin(): RsbuildPlugin {
  return {
    name: 'lectern:separate-runtime',
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.modifyRspackConfig(({ optimization = {} }, { environment }) => {
        if (environment.name === 'web') optimization.runtimeChunk ??= 'single';
      });
    },
  };
}
