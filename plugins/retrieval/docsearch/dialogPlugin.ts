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
 * Fits DocSearch's dialog to the site: no request leaves for another host unless Algolia is the
 * engine, two of its errors are mended, every text is translated, and our bar has a place in it.
 *
 * @throws in the build, if the installed dialog is not the one that is edited; a build has errors if a
 * script of the output still names a host that must not be asked
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
        // A dialog with other edits must not come out of the cache.
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
        // What no longer is called goes with the minifier only.
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
