import { runInNewContext } from 'node:vm';
import { replaceOnce } from '../../support/replaceOnce';
import { OWN_PAGES_KEY, PAGE_DATA_NAME, RENDER_CACHE_KEY } from './shared';

const RENDER_CACHE = `globalThis[Symbol.for(${JSON.stringify(RENDER_CACHE_KEY)})]`;

const RENDER = /async function render\(routePath, head\) \{/;

/**
 * Changes Rspress's renderer so that it checks whether a page has to be rendered.
 *
 * @throws if the code of Rspress has changed
 */
export function addRenderCache(code: string): string {
  const renamed = replaceOnce(code, RENDER, 'async function renderAnew(routePath, head) {');
  return `${renamed}
async function render(routePath, head) {
  const keeper = ${RENDER_CACHE};
  return keeper ? keeper.render(routePath, head, renderAnew) : renderAnew(routePath, head);
}
`;
}

/** Matches Rspress's virtual module with the data of all pages. */
const PAGE_DATA =
  /^\s*export const pageData = ([\s\S]*?);\s*export const searchIndexHash = ([\s\S]*);\s*$/;

/** The data of all pages as a separate file, and the code that loads it. */
export interface PageDataFile {
  code: string;
  content: string;
}

/**
 * Moves the data of all pages to a file next to the bundle, so that the bundle does not change with
 * the data. Access to the whole list is recorded.
 *
 * @throws if the code of Rspress has changed
 */
export function extractPageData(code: string): PageDataFile {
  const [, pageData, searchIndexHash] = PAGE_DATA.exec(code) ?? [];
  if (!pageData || !searchIndexHash) throw new Error('no longer has "export const pageData = …"');
  // The compiler writes JavaScript literals, which are not always valid JSON.
  const data = runInNewContext(`({ pageData: ${pageData}, searchIndexHash: ${searchIndexHash} })`);
  return {
    content: JSON.stringify(data),
    code: `const data = __non_webpack_require__('./${PAGE_DATA_NAME}');
const { pages } = data.pageData;
export const searchIndexHash = data.searchIndexHash;
export const pageData = {
  ...data.pageData,
  [Symbol.for(${JSON.stringify(OWN_PAGES_KEY)})]: pages,
  get pages() {
    ${RENDER_CACHE}?.allPagesRead();
    return pages;
  },
};
`,
  };
}
