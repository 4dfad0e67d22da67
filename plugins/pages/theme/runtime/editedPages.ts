import type { PageIndexInfo } from '@rspress/core';

/** What the code of a page says of it. */
export type PageFacts = Pick<PageIndexInfo, 'title' | 'toc' | 'frontmatter'>;

const pages = new Map<string, PageFacts>();
const listeners = new Set<() => void>();

/** Called by the code of a page: on the first load, and again after every edit. */
export function pageRuns(factsByFile: Record<string, PageFacts>): void {
  for (const [file, facts] of Object.entries(factsByFile)) pages.set(file, facts);
  for (const listener of listeners) listener();
}

export function subscribeEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The latest facts of a page, by its path as Rspress writes it. */
export function latestFacts(pagePath: string): PageFacts | undefined {
  return pages.get(encodeURIComponent(pagePath));
}
