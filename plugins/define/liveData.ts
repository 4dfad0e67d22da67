import type { RsbuildPlugin } from '@rsbuild/core';

const PAGE = /\.mdx?$/;

/** What Rspress writes behind the code of a page: its title, headings and frontmatter. */
const META = 'MDXContent.__RSPRESS_PAGE_META';

/** The code of a page with the data of a plugin about it. */
export function codeWithData(code: string, plugin: string, data: unknown): string {
  if (data === undefined || !code.includes(`${META} = `)) return code;
  return `${code}
for (const meta of Object.values(${META})) {
  meta.pluginData = { ...meta.pluginData, [${JSON.stringify(plugin)}]: ${JSON.stringify(data)} };
}
`;
}

/**
 * On the dev server the data of a page is in its code, so that edits change it: the data of all pages is
 * that of the start.
 *
 * @param dataOf the data about the page of a file; `undefined` if there is none
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
