import { createHash } from 'node:crypto';
import type { RsbuildPluginAPI } from '@rsbuild/core';
import { writeIfOther } from '../../support/writeIfOther';

/** Matches Rspress's module with the data of all pages. */
const PAGE_DATA = /[\\/]virtual-page-data\.js$/;

/**
 * Makes the module with the data of all pages depend on that data. In Rspress, it depends on the
 * files of the pages, so the cached module is used when only the data of a plugin changes, such as
 * the date of a commit or the state of a translation.
 *
 * @param file returns a file for the hash of the data, outside of `node_modules`, where the cache
 * ignores changes
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
