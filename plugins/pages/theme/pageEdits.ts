import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../support/ownFile';

const store = ownFile(import.meta.url, 'runtime/editedPages');

/** What Rspress writes behind the code of a page. */
const FACTS = 'MDXContent.__RSPRESS_PAGE_META';

/** Lets the code of a page tell its facts whenever it runs, also after an edit. */
export function tellFacts(code: string): string {
  if (!code.includes(`${FACTS} = `)) return code;
  return `${code}\nimport { pageRuns } from ${JSON.stringify(store)};\npageRuns(${FACTS});\n`;
}

/**
 * On the dev server an edited page brings its new text along, but Rspress reads its title, headings
 * and frontmatter only when a reader goes to it.
 */
export const pageEditsPlugin: RsbuildPlugin = {
  name: 'lectern:page-edits',
  setup(api) {
    if (api.context.action !== 'dev') return;
    api.transform({ test: /\.mdx?$/, environments: ['web'], order: 'post' }, ({ code }) =>
      tellFacts(code),
    );
  },
};
