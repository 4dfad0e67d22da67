import type { PageIndexInfo } from '@rspress/core';

/** The page data in the code of a page. */
export type PageFacts = Pick<PageIndexInfo, 'title' | 'toc' | 'frontmatter'>;

const pages = new Map<string, PageFacts>();
const listeners = new Set<() => void>();

/** Stores the facts of a page. Called by the code of the page on the first load, and again after every edit. */
export function pageRuns(factsByFile: Record<string, PageFacts>): void {
  for (const [file, facts] of Object.entries(factsByFile)) pages.set(file, facts);
  for (const listener of listeners) listener();
}

export function subscribeEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the latest facts of a page, by its path in Rspress's format. */
export function latestFacts(pagePath: string): PageFacts | undefined {
  return pages.get(encodeURIComponent(pagePath));
}
