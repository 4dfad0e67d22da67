import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';
import { PAGE_META } from '../../support/pageMeta';

const store = ownFile(import.meta.url, 'runtime/editedPages');

/** Makes the code of a page report its facts whenever it runs, including after an edit. */
export function reportFacts(code: string): string {
  if (!code.includes(`${PAGE_META} = `)) return code;
  return `${code}\nimport { pageRuns } from ${JSON.stringify(store)};\npageRuns(${PAGE_META});\n`;
}

/**
 * Updates the data of a page that is edited on the dev server. Its text is updated anyway, but
 * Rspress reads its title, headings and frontmatter only on navigation.
 */
export const pageEditsPlugin: RsbuildPlugin = {
  name: 'lectern:page-edits',
  setup(api) {
    if (api.context.action !== 'dev') return;
    api.transform({ test: /\.mdx?$/, environments: ['web'], order: 'post' }, ({ code }) =>
      reportFacts(code),
    );
  },
};
