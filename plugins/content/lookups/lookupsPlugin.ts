import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { inputsOfPages } from '../shown-files/inputsOfPages';
import type { PageLookups } from './pageLookups';

const NAME = 'lectern:lookups';

/**
 * Rebuilds pages when the results of their lookups change: after an edit on the dev server, and in a later build with
 * a cache.
 */
export function lookupsPlugin({ filesOf, refresh, prune }: PageLookups): RsbuildPlugin {
  const inputs = inputsOfPages(NAME, filesOf, 'post');
  return {
    name: NAME,
    setup(api) {
      inputs.setup(api);
      api.onBeforeCreateCompiler(() => void refresh());
      api.onAfterBuild(({ stats }) => {
        if (!stats || stats.hasErrors()) return;
        const all = 'stats' in stats ? stats.stats : [stats];
        // Includes the dependencies of pages from the cache, whose lookups have not been repeated.
        prune((file) => all.some(({ compilation }) => compilation.fileDependencies.has(file)));
      });
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
