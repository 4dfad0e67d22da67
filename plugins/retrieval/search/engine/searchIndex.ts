import type {
  RecordHierarchy,
  RecordType,
  SearchAnswer,
  SearchHit,
  SearchQuery,
} from '../shared/types.ts';
import { withoutBorders } from './analysis/segment.ts';
import type { PageFragment } from './format/fragment.ts';
import type { StoredPage } from './format/headingsFile.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Layout } from './lexicon/sections.ts';
import { type Found, findSections } from './query/findSections.ts';
import type { FindMeanings } from './query/synonyms.ts';
import type { Ranked } from './rank/ranked.ts';
import { markHierarchy } from './snippets/markHierarchy.ts';
import { createMark, type Mark } from './snippets/marks.ts';
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

/** The titles above a section of a page, and its own. */
function hierarchyOf({ lvl0, sections }: StoredPage, at: number): RecordHierarchy {
  const titles: (string | null)[] = [null, null, null, null, null, null];
  for (const { level, title } of sections.slice(0, at + 1)) {
    titles[level - 1] = withoutBorders(title);
    titles.fill(null, level);
  }
  const [lvl1 = '', lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = titles;
  return { lvl0, lvl1: lvl1 ?? '', lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** A found section in the form of a result, without its snippet. */
function createHit(
  { section, score }: Ranked,
  page: StoredPage,
  { lang, version, firsts, pageOf }: Layout,
  mark: Mark,
): SearchHit {
  const at = section - (firsts[pageOf[section] ?? 0] ?? 0);
  const hierarchy = hierarchyOf(page, at);
  const { level = 1, anchor = null } = page.sections[at] ?? {};
  const url = anchor === null ? page.url : `${page.url}#${anchor}`;
  return {
    objectID: url,
    type: `lvl${level}` as RecordType,
    hierarchy,
    url,
    anchor,
    lang,
    version,
    marked: markHierarchy(hierarchy, mark),
    snippet: null,
    score,
  };
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
