import type {
  PageHeading,
  SearchAnswer,
  SearchEngine,
  SearchHit,
  SearchQuery,
} from '../shared/types.ts';
import { decodeBody } from './format/bodyFile.ts';
import { identityOf } from './format/envelope.ts';
import type { PageFragment } from './format/fragment.ts';
import { decodeHeadings } from './format/headingsFile.ts';
import { createHit } from './hits.ts';
import { indexHeadings } from './lexicon/headingTerms.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { createSections } from './lexicon/sections.ts';
import { type Found, findSections } from './query/findSections.ts';
import { createMeanings, type FindMeanings } from './query/synonyms.ts';
import { createHeadingKeys } from './rank/headingKeys.ts';
import { createMark } from './snippets/marks.ts';
import { cutSnippet } from './snippets/snippet.ts';

/** Letters of a query that are used. */
export const LONGEST_QUERY = 512;

export interface OpenOptions {
  headings: Uint8Array;
  /** The prose may come later: see `addBody`. */
  body?: Uint8Array;
  /**
   * Fetches what the snippets of a page are cut from. A fragment that cannot be had leaves its hits without a snippet.
   * It may be asked for the same page again: keep what was fetched.
   *
   * @default no snippets
   */
  fragment?: (page: string, signal?: AbortSignal) => Promise<PageFragment>;
}

/** An index of one language and one version that answers. `lang` and `version` of a query are not compared. */
export interface OpenedIndex extends SearchEngine {
  lang: string;
  version: string;
  headings(url: string): readonly PageHeading[] | undefined;
  /** Whether the prose is searched. */
  hasBody(): boolean;
  /**
   * Adds the prose; answers before only knew headings.
   *
   * @throws IndexFormatError if the file is broken or of another build
   */
  addBody(body: Uint8Array): void;
  /** Makes the tables that the first query needs, so that it does not wait for them. */
  warm(): void;
  /** The answer at once, without snippets. */
  find(query: SearchQuery): SearchAnswer;
  /** The answer with its snippets. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

/**
 * Opens an index that `buildIndex` has made.
 *
 * @throws IndexFormatError if a file is cut off, changed or of another format
 */
export function openIndex({ headings, body, fragment }: OpenOptions): OpenedIndex {
  const sections = createSections(decodeHeadings(headings));
  const lazy = <Value>(make: () => Value) => {
    let made: { value: Value } | undefined;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  };
  const headingTerms = lazy(() => indexHeadings(sections));
  const keys = lazy(() => createHeadingKeys(sections));
  let lexicon = lazy(() => createLexicon(sections, headingTerms(), null));
  let meanings: () => FindMeanings = () => () => [];
  let hasBody = false;

  const addBody = (bytes: Uint8Array) => {
    const decoded = decodeBody(bytes, identityOf(headings), [...headingTerms().keys()]);
    lexicon = lazy(() => createLexicon(sections, headingTerms(), decoded));
    meanings = lazy(() => createMeanings(decoded.synonyms));
    hasBody = true;
  };
  if (body) addBody(body);

  const answer = ({ query, hitsPerPage = 20, page = 0 }: SearchQuery) => {
    const text = query.slice(0, LONGEST_QUERY);
    const found = findSections(text, meanings(), lexicon(), keys());
    const first = page * hitsPerPage;
    const shown = found.ranked.slice(first, first + hitsPerPage);
    const mark = createMark(found.marker);
    return {
      found,
      shown,
      answer: {
        query,
        hits: shown.map((ranked) => createHit(ranked, sections, mark)),
        total: found.ranked.length,
        confidence: found.confidence,
      },
    };
  };

  const snippetOf = async (section: number, found: Found, words: number, signal?: AbortSignal) => {
    const range = sections.pages[sections.pageOf[section] ?? 0];
    if (!range || !fragment) return null;
    const prose = await fragment(range.page.url, signal).catch(() => null);
    signal?.throwIfAborted();
    const text = prose?.sections[section - range.first];
    return text ? cutSnippet(text, found.marker, words) : null;
  };

  return {
    lang: sections.lang,
    version: sections.version,
    headings(url) {
      const range = sections.pages.find(({ page }) => page.url === url);
      return range?.page.sections.slice(1).map(({ anchor }) => ({ anchor }));
    },
    hasBody: () => hasBody,
    addBody,
    warm() {
      lexicon();
      keys();
    },
    find: (query) => answer(query).answer,
    async search(query, signal) {
      signal?.throwIfAborted();
      const { found, shown, answer: bare } = answer(query);
      const words = query.snippetWords ?? 15;
      const hits = await Promise.all(
        bare.hits.map(async (hit, at): Promise<SearchHit> => {
          const snippet = await snippetOf(shown[at]?.section ?? 0, found, words, signal);
          return { ...hit, snippet };
        }),
      );
      return { ...bare, hits };
    },
  };
}
