import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { lecternTheme } from './themeDir';

type Lazy = Exclude<Rspack.Configuration['lazyCompilation'], boolean | undefined>;

/** Modules that each page loads soon after it is shown, and those that a key can open at any time. */
const SOON_NEEDED = ['components/Notices', 'components/Search'];

/** Returns the settings of lazy compilation, with the files in some folders excluded. */
export function lazyOutside(
  folders: readonly string[],
  lazy: Rspack.Configuration['lazyCompilation'],
): Lazy | undefined {
  if (!lazy) return undefined;
  const options = lazy === true ? {} : lazy;
  const { test } = options;
  const isLazy = (module: Rspack.Module) => {
    if (!test) return true;
    return test instanceof RegExp ? test.test(module.nameForCondition() ?? '') : test(module);
  };
  const isWithin = (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}${path.sep}`));
  return {
    ...options,
    test: (module) => !isWithin(module.nameForCondition() ?? '') && isLazy(module),
  };
}

/**
 * Makes the dev server compile the search and the notices together with the page. Compiling a part
 * on demand can reload the page, and the key that was pressed to open it would be lost.
 */
export const compiledAtOncePlugin: RsbuildPlugin = {
  name: 'lectern:compiled-at-once',
  setup(api) {
    if (api.context.action !== 'dev') return;
    const folders = SOON_NEEDED.map((name) => path.join(lecternTheme, name));
    api.modifyRspackConfig((config) => {
      config.lazyCompilation = lazyOutside(folders, config.lazyCompilation);
    });
  },
};
