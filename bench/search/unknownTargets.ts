import type { SearchRecord } from '../../plugins/retrieval/search/shared/types.ts';
import { type BenchQuery, pageKey } from './queries.ts';

/**
 * Returns a line for each expected answer that the docs do not contain: the query, the URL, and the
 * missing part.
 *
 * @param recordsOf returns the records of a language
 */
export function unknownTargets(
  queries: readonly BenchQuery[],
  recordsOf: (lang: string) => readonly SearchRecord[],
): string[] {
  const anchorsOf = new Map<string, Map<string, Set<string | null>>>();
  const pagesOf = (lang: string) => {
    const pages = anchorsOf.get(lang) ?? new Map<string, Set<string | null>>();
    if (!anchorsOf.has(lang)) {
      anchorsOf.set(lang, pages);
      for (const { url, anchor } of recordsOf(lang)) {
        const page = pageKey(url, lang);
        pages.set(page, (pages.get(page) ?? new Set()).add(anchor));
      }
    }
    return pages;
  };
  return queries.flatMap(({ lang, kind, query, relevant }) =>
    relevant.flatMap(({ page, anchor }) => {
      const where = `${lang}, ${kind}, "${query}": /${page}`;
      const anchors = pagesOf(lang).get(page);
      if (!anchors) return [`${where} is no page of the docs`];
      const isKnown = anchor === '*' || anchors.has(anchor);
      return isKnown ? [] : [`${where} has no heading with the id "${anchor}"`];
    }),
  );
}
