import type { RsbuildPlugin } from '@rsbuild/core';
import { editing } from '../../support/installed';
import { ownFile } from '../../support/ownFile';
import { applyEdits } from './applyEdits';
import { dialogEdits } from './edits';
import { type DialogTarget, HOOKS } from './edits/dialogEdit';
import { foreignHosts } from './foreignHosts';

const DIALOG_FILE = /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/;
const SOURCES = ['dialogPlugin', 'applyEdits'].map((name) => ownFile(import.meta.url, name));

/**
 * Adapts DocSearch's dialog to the site: it sends no requests to other hosts unless the engine is Algolia, two of its
 * bugs are fixed, every text is translated, and it has a place for our bar.
 *
 * @throws during the build if the installed dialog does not match the edits. The build has errors if a script of the
 * output still contains a host that the dialog must not connect to
 */
export function dialogPlugin(target: DialogTarget): RsbuildPlugin {
  const edits = dialogEdits(target).filter(
    ({ isForeign = false }) => !(isForeign && target.engine === 'algolia'),
  );
  const hooks = `import * as ${HOOKS} from ${JSON.stringify(ownFile(import.meta.url, 'runtime/hooks'))};\n`;

  return {
    name: 'lectern:docsearch',
    setup(api) {
      api.modifyRsbuildConfig((config) => {
        const cache = config.performance?.buildCache;
        if (typeof cache !== 'object') return;
        // The edits are part of the cache key, so that a dialog with other edits is not reused.
        cache.buildDependencies = [...(cache.buildDependencies ?? []), ...SOURCES];
        cache.cacheDigest = [...(cache.cacheDigest ?? []), JSON.stringify(edits)];
      });

      api.transform(
        { test: DIALOG_FILE },
        ({ code, resourcePath }) =>
          hooks + editing('@docsearch/react', resourcePath, () => applyEdits(code, edits)),
      );

      api.processAssets({ stage: 'report', environments: ['web'] }, ({ assets, compilation }) => {
        const { mode, optimization } = compilation.options;
        // Only the minifier removes code that is no longer called.
        if (mode !== 'production' || optimization.minimize === false) return;
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const hosts = foreignHosts(asset.source().toString(), target.engine);
          if (hosts.length === 0) continue;
          const message = `[docsearch] ${name} contains ${hosts.join(', ')}, which the dialog must not connect to → find it in DocSearch's dialog, and add an edit to plugins/retrieval/docsearch/edits/addresses.ts`;
          compilation.errors.push(new Error(message));
        }
      });
    },
  };
}
