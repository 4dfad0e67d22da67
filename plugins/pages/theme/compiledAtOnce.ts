import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { lazyExcept } from '../../support/lazyCompilation';
import { lecternTheme } from './themeDir';

/** Modules that each page loads soon after it is shown, and those that a key can open at any time. */
const SOON_NEEDED = ['components/Notices', 'components/Search'];

/**
 * Makes the dev server compile the search and the notices together with the page. Compiling a part
 * on demand can reload the page, and the key that was pressed to open it would be lost.
 */
export const compiledAtOncePlugin: RsbuildPlugin = {
  name: 'lectern:compiled-at-once',
  setup(api) {
    if (api.context.action !== 'dev') return;
    const folders = SOON_NEEDED.map((name) => path.join(lecternTheme, name, path.sep));
    const isSoonNeeded = (file: string) => folders.some((folder) => file.startsWith(folder));
    api.modifyRspackConfig((config) => {
      config.lazyCompilation = lazyExcept(isSoonNeeded, config.lazyCompilation);
    });
  },
};
