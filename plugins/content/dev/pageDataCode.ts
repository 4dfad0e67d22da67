import type { PageIndexInfo } from '@rspress/core';

const PAGES = 'export const pageData = ';
const OTHERS = /\n\s*export const (?!pageData\b)/;

/**
 * Puts the current pages into Rspress's page data module, whose own list dates from the start.
 *
 * @throws if the code of the module does not match that of Rspress 2.0
 */
export function withPages(code: string, pages: Iterable<PageIndexInfo>): string {
  const others = code.search(OTHERS);
  if (!code.startsWith(PAGES) || others < 0) {
    throw new Error(
      '[content] the page data of Rspress has an unknown form → this version of Rspress is not supported; install the one in package.json',
    );
  }
  // Rspress omits the same fields, except the plugin data, which is in the code of each page.
  const shown = [...(pages as Iterable<PageIndexInfo & { pluginData?: unknown }>)].map(
    ({ content, _flattenContent, _filepath, pluginData, ...rest }) => rest,
  );
  // A text is parsed faster than an object of the same size, by Rspack and by the browser.
  const text = JSON.stringify(JSON.stringify({ pages: shown }));
  return `${PAGES}JSON.parse(${text});${code.slice(others)}`;
}
