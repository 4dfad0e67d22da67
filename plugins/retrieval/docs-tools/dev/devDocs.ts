import type { PageSource } from '../pageSource';

const pages = new WeakMap<object, PageSource>();

/** Registers the Markdown of pages for other plugins of the same dev server. */
export function shareDevPages(server: object, source: PageSource): void {
  pages.set(server, source);
}

/** Returns the Markdown pages of a dev server; `undefined` if `pluginMarkdown` has not registered them. */
export function findDevPages(server: object): PageSource | undefined {
  return pages.get(server);
}
