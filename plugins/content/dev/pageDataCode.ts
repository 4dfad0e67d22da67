import type { PageIndexInfo } from '@rspress/core';

const PAGES = 'export const pageData = ';
const OTHERS = /\n\s*export const (?!pageData\b)/;

/**
 * The code of Rspress's module of page data, with the pages as they are now instead of those of the start.
 *
 * @throws if the module is not written as Rspress 2.0 writes it
 */
export function withPages(code: string, pages: Iterable<PageIndexInfo>): string {
  const others = code.search(OTHERS);
  if (!code.startsWith(PAGES) || others < 0) {
    throw new Error(
      '[content] the page data of Rspress is not written as it was → its version is not one that Lectern knows; install the one of package.json',
    );
  }
  // The same that Rspress keeps from browsers.
  const shown = [...pages].map(({ content, _flattenContent, _filepath, ...rest }) => rest);
  return `${PAGES}${JSON.stringify({ pages: shown })};${code.slice(others)}`;
}
