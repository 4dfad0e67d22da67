import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { lecternTheme } from './themeDir';

type Lazy = Exclude<Rspack.Configuration['lazyCompilation'], boolean | undefined>;

/** What each page loads by itself after it is shown, and what a key opens at any moment. */
const SOON_NEEDED = ['components/Notices', 'components/Search'];

/** The settings of lazy compilation, with the files in some folders left out of it. */
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
 * Has the dev server compile the search and the notices together with the page. A part that is compiled
 * while somebody waits for it can make the page reload, and the key that asked for it is lost.
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
