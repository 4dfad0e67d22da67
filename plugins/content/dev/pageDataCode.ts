import { createHash } from 'node:crypto';
import type { ListedPage } from '../pages/currentPages';
import { ACCEPT, LIVE_DATA } from './liveSiteCode';

const PAGES = 'export const pageData = ';
const OTHERS = /\n\s*export const (?!pageData\b)/;

/** The path, relative to the base, of the script with the data of all pages. */
export const PAGES_PATH = '/__lectern/pages.js';
/** The path of the JSON file with what this script lacks. */
export const TEXTS_PATH = '/__lectern/texts.json';
const GLOBAL = 'globalThis.lecternPages';

/** Returns the script that defines the data of all pages for the browser. */
export function pagesScript(pages: Iterable<ListedPage>): string {
  // Rspress omits the same fields, except the plugin data, which is in the code of each page.
  const shown = [...(pages as Iterable<ListedPage & { pluginData?: unknown }>)].map(
    ({ content, _flattenContent, _filepath, pluginData, ...rest }) => rest,
  );
  // A text is parsed faster than an object of the same size.
  return `${GLOBAL} = JSON.parse(${JSON.stringify(JSON.stringify(shown))});`;
}

/**
 * Replaces the list in Rspress's page data module, which dates from the start, by the current one. Compiling the list
 * of a large site after every change would take longer than everything else, so it is in a script of its own. The
 * module contains its hash, so that it changes with the list.
 *
 * @param script the script with the data of all pages
 * @param addresses the addresses of the script, and of the texts that it lacks
 * @throws if the code of the module does not match that of Rspress 2.0
 */
export function withPages(
  code: string,
  script: string,
  { pages, texts }: { pages: string; texts: string },
): string {
  const others = code.search(OTHERS);
  if (!code.startsWith(PAGES) || others < 0) {
    throw new Error(
      '[content] the page data of Rspress has an unknown form → this version of Rspress is not supported; install the one in package.json',
    );
  }
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  return `import { livePages } from ${JSON.stringify(LIVE_DATA)};
${PAGES}livePages(${JSON.stringify(pages)}, ${JSON.stringify(texts)});${code.slice(others)}
export const hash = '${hash}';
${ACCEPT}
`;
}
