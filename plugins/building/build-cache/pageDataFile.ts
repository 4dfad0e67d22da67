import { createHash } from 'node:crypto';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { writeIfOther } from '../../support/writeIfOther';

/** Rspress's module with the data of all pages. */
const PAGE_DATA = /[\\/]virtual-page-data\.js$/;

/**
 * Makes the module with the data of all pages depend on that data. For Rspress it depends on the
 * files of the pages, and comes out of the cache when only a plugin says something else of a page:
 * the date of a commit, or that its translation is old.
 *
 * @param file a file of ours, outside of `node_modules`, whose changes the cache does not see
 */
export function watchPageData(
  api: RsbuildPluginAPI,
  file: () => string,
  readPages: () => unknown,
): void {
  api.onBeforeCreateCompiler(() => {
    const hash = createHash('sha256').update(JSON.stringify(readPages()));
    writeIfOther(file(), hash.digest('hex'));
  });
  api.transform({ test: PAGE_DATA }, ({ code, addDependency }) => {
    addDependency(file());
    return code;
  });
}
