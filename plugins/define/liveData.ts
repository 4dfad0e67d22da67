import type { RsbuildPlugin } from '@rsbuild/core';
import { PAGE_META } from '../support/pageMeta';

const PAGE = /\.mdx?$/;

/** Adds the data of a plugin about a page to its code. */
export function codeWithData(code: string, plugin: string, data: unknown): string {
  if (data === undefined || !code.includes(`${PAGE_META} = `)) return code;
  return `${code}
for (const meta of Object.values(${PAGE_META})) {
  meta.pluginData = { ...meta.pluginData, [${JSON.stringify(plugin)}]: ${JSON.stringify(data)} };
}
`;
}

/**
 * Adds a plugin's data about a page to its code on the dev server, so that edits change the data. The page data of
 * Rspress does not change after the start.
 *
 * @param dataOf returns the data about the page of a file; `undefined` if there is none
 */
export function liveDataPlugin(plugin: string, dataOf: (file: string) => unknown): RsbuildPlugin {
  return {
    name: `${plugin}:data`,
    setup(api) {
      if (api.context.action !== 'dev') return;
      api.transform({ test: PAGE, order: 'post' }, ({ code, resourcePath }) =>
        codeWithData(code, plugin, dataOf(resourcePath)),
      );
    },
  };
}
