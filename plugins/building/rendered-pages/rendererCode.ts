import { runInNewContext } from 'node:vm';
import { replaceOnce } from '../../support/replaceOnce';
import { KEEPER_KEY, PAGE_DATA_NAME } from './shared';

const KEEPER = `globalThis[Symbol.for(${JSON.stringify(KEEPER_KEY)})]`;

const RENDER = /async function render\(routePath, head\) \{/;

/**
 * Makes Rspress's renderer ask whether a page has to be rendered.
 *
 * @throws if its code is no longer the one that is changed
 */
export function askBeforeRendering(code: string): string {
  const renamed = replaceOnce(code, RENDER, 'async function renderAnew(routePath, head) {');
  return `${renamed}
async function render(routePath, head) {
  const keeper = ${KEEPER};
  return keeper ? keeper.render(routePath, head, renderAnew) : renderAnew(routePath, head);
}
`;
}

/** Rspress's virtual module with the data of all pages. */
const PAGE_DATA =
  /^\s*export const pageData = ([\s\S]*?);\s*export const searchIndexHash = ([\s\S]*);\s*$/;

/** The data of all pages, taken out of the code that renders each. */
export interface PageDataFile {
  code: string;
  content: string;
}

/**
 * Makes the data of all pages a file beside the bundle, so that the bundle stays the same when they
 * change; who reads the whole list is noted.
 *
 * @throws if the code is no longer the one that is changed
 */
export function takePageData(code: string): PageDataFile {
  const [, pageData, searchIndexHash] = PAGE_DATA.exec(code) ?? [];
  if (!pageData || !searchIndexHash) throw new Error('no longer has "export const pageData = …"');
  // The compiler writes literals of JavaScript, which are not always JSON.
  const data = runInNewContext(`({ pageData: ${pageData}, searchIndexHash: ${searchIndexHash} })`);
  return {
    content: JSON.stringify(data),
    code: `const data = __non_webpack_require__('./${PAGE_DATA_NAME}');
export const ownPages = data.pageData.pages;
export const searchIndexHash = data.searchIndexHash;
export const pageData = {
  ...data.pageData,
  get pages() {
    ${KEEPER}?.allPagesRead();
    return ownPages;
  },
};
`,
  };
}
