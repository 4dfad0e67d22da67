import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { inputsOfPages } from '../shown-files/inputsOfPages';
import type { PageLookups } from './pageLookups';

const NAME = 'lectern:lookups';

/**
 * Rebuilds pages when the results of their lookups change: after an edit on the dev server, and in a later build with
 * a cache.
 */
export function lookupsPlugin({ filesOf, refresh }: PageLookups): RsbuildPlugin {
  const inputs = inputsOfPages(NAME, filesOf, 'post');
  return {
    name: NAME,
    setup(api) {
      inputs.setup(api);
      api.onBeforeCreateCompiler(() => void refresh());
      if (api.context.action !== 'dev') return;
      api.modifyRspackConfig((config, { environment }) => {
        if (environment.name !== 'web') return;
        const apply = (compiler: Rspack.Compiler) =>
          compiler.hooks.watchRun.tap(NAME, () => {
            const changed = refresh();
            if (changed.length === 0) return;
            compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), ...changed]);
          });
        config.plugins.push({ apply });
      });
    },
  };
}
