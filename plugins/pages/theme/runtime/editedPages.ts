import type { PageIndexInfo } from '@rspress/core';

/** The page data in the code of a page. */
export type PageFacts = Pick<PageIndexInfo, 'title' | 'toc' | 'frontmatter'>;

const pages = new Map<string, { facts: PageFacts; text: string }>();
const listeners = new Set<() => void>();

/** Stores facts. If they equal the known ones, it puts those into the table instead, and returns `false`. */
function store(file: string, factsByFile: Record<string, PageFacts>): boolean {
  const { [file]: facts } = factsByFile;
  if (!facts) return false;
  const text = JSON.stringify(facts);
  const known = pages.get(file);
  if (known?.text === text) {
    factsByFile[file] = known.facts;
    return false;
  }
  pages.set(file, { facts, text });
  return true;
}

/**
 * Stores the facts of a page. Called by the code of the page on the first load, and again after every edit. Most edits
 * change only the text, after which the parts around it are not rendered again.
 */
export function pageRuns(factsByFile: Record<string, PageFacts>): void {
  // The code of the page changes its facts after this call.
  queueMicrotask(() => {
    const isNew = Object.keys(factsByFile).map((file) => store(file, factsByFile));
    if (!isNew.includes(true)) return;
    for (const listener of listeners) listener();
  });
}

export function subscribeEdits(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the latest facts of a page, by its path in Rspress's format. */
export function latestFacts(pagePath: string): PageFacts | undefined {
  return pages.get(encodeURIComponent(pagePath))?.facts;
}
