import type { PageIndexInfo } from '@rspress/core';

const PAGES = 'export const pageData = ';
const OTHERS = /\n\s*export const (?!pageData\b)/;

/**
 * Rewrites Rspress's module of page data with the current pages; its own list is from the start.
 *
 * @throws if the module is not written as Rspress 2.0 writes it
 */
export function withPages(code: string, pages: Iterable<PageIndexInfo>): string {
  const others = code.search(OTHERS);
  if (!code.startsWith(PAGES) || others < 0) {
    throw new Error(
      '[content] the page data of Rspress has an unknown form → this version of Rspress is not supported; install the one in package.json',
    );
  }
  // Rspress leaves out the same fields, except the data of plugins: that of a page is in its own code.
  const shown = [...(pages as Iterable<PageIndexInfo & { pluginData?: unknown }>)].map(
    ({ content, _flattenContent, _filepath, pluginData, ...rest }) => rest,
  );
  return `${PAGES}${JSON.stringify({ pages: shown })};${code.slice(others)}`;
}
