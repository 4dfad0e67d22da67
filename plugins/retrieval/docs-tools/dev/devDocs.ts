import type { PageSource } from '../pageSource';

const pages = new WeakMap<object, PageSource>();

/** Lets other plugins of the same dev server read pages as Markdown. */
export function shareDevPages(server: object, source: PageSource): void {
  pages.set(server, source);
}

/** The pages of a dev server as Markdown, where `pluginMarkdown` has set them up by now. */
export function findDevPages(server: object): PageSource | undefined {
  return pages.get(server);
}
