import type { SearchAnswer, SearchHit, SearchQuery } from '../shared/types.ts';
import type { PageFragment } from './format/fragment.ts';
import type { StoredPage } from './format/headingsFile.ts';
import { createHit } from './hits.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { type Found, findSections } from './query/findSections.ts';
import type { FindMeanings } from './query/synonyms.ts';
import { createMark } from './snippets/marks.ts';
import { cutSnippet } from './snippets/snippet.ts';

/** The maximum length of a query. The rest is ignored. */
export const LONGEST_QUERY = 512;

/**
 * Fetches the text for the snippets of a page. If it cannot be loaded, the hits of the page have no snippets.
 * It may be called again for the same page, so cache the result.
 */
export type ReadFragment = (page: string, signal?: AbortSignal) => Promise<PageFragment>;

/** The index that is searched, as far as it is loaded. */
export interface Searched {
  lexicon: Lexicon;
  findMeanings: FindMeanings;
  /** A page by its number, or `undefined` while it is not loaded. */
  pageAt: (page: number) => StoredPage | undefined;
}

/** An answer without snippets, and the data for adding them. */
export interface BareAnswer {
  answer: SearchAnswer;
  found: Found;
}

/** The answer of an index without snippets. */
export function answerAtOnce(
  { query, hitsPerPage = 20, page = 0 }: SearchQuery,
  { lexicon, findMeanings, pageAt }: Searched,
): BareAnswer {
  const { layout } = lexicon;
  const found = findSections(query.slice(0, LONGEST_QUERY), findMeanings, lexicon);
  const first = page * hitsPerPage;
  const mark = createMark(found.marker);
  const hits = found.ranked.slice(first, first + hitsPerPage).flatMap((ranked) => {
    const stored = pageAt(layout.pageOf[ranked.section] ?? 0);
    return stored ? [createHit(ranked, stored, layout, mark)] : [];
  });
  const answer = { query, hits, total: found.ranked.length, confidence: found.confidence };
  return { answer, found };
}

/** The answer with its snippets. */
export async function withSnippets(
  { answer, found }: BareAnswer,
  {
    query: { hitsPerPage = 20, page = 0, snippetWords = 15 },
    searched,
    fragment,
    signal,
  }: {
    query: SearchQuery;
    searched: Searched;
    fragment: ReadFragment | undefined;
    signal: AbortSignal | undefined;
  },
): Promise<SearchAnswer> {
  if (!fragment) return answer;
  const { firsts, pageOf } = searched.lexicon.layout;
  const snippetOf = async (hit: SearchHit, section: number) => {
    const url = hit.url.replace(/#.*$/s, '');
    const prose = await fragment(url, signal).catch(() => null);
    signal?.throwIfAborted();
    const text = prose?.sections[section - (firsts[pageOf[section] ?? 0] ?? 0)];
    return text ? cutSnippet(text, found.marker, snippetWords) : null;
  };
  const hits = await Promise.all(
    answer.hits.map(async (hit, at): Promise<SearchHit> => {
      const { section = 0 } = found.ranked[page * hitsPerPage + at] ?? {};
      return { ...hit, snippet: await snippetOf(hit, section) };
    }),
  );
  return { ...answer, hits };
}
