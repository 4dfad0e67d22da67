import type { PageHeading, SearchAnswer, SearchEngine, SearchQuery } from '../shared/types.ts';
import { decodeBody } from './format/bodyFile.ts';
import { identityOf } from './format/envelope.ts';
import { decodeHeadings } from './format/headingsFile.ts';
import { indexHeadings } from './lexicon/headingTerms.ts';
import { createLexicon, type Reach } from './lexicon/lexicon.ts';
import { createSections } from './lexicon/sections.ts';
import { createMeanings, type FindMeanings } from './query/synonyms.ts';
import { answerAtOnce, type ReadFragment, type Searched, withSnippets } from './searchIndex.ts';

export interface OpenOptions {
  headings: Uint8Array;
  /** The prose can be added later; see `addBody`. */
  body?: Uint8Array;
  /** @default no snippets */
  fragment?: ReadFragment;
  /** @default as far as an index goes that is at hand as a whole */
  reach?: Reach;
}

/** An opened index of one language and one version. It ignores `lang` and `version` of a query. */
export interface AnsweringIndex extends SearchEngine {
  lang: string;
  version: string;
  /** The answer with its snippets. */
  search(query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer>;
}

/** An index that is loaded as a whole. */
export interface OpenedIndex extends AnsweringIndex {
  headings(url: string): readonly PageHeading[] | undefined;
  /** Whether the prose has been added. */
  hasBody(): boolean;
  /**
   * Adds the prose. Earlier answers are based on headings only.
   *
   * @throws IndexFormatError if the file is broken or of another build
   */
  addBody(body: Uint8Array): void;
  /** Prepares the tables that the first query needs. */
  warm(): void;
  /** The answer without snippets, synchronously. */
  find(query: SearchQuery): SearchAnswer;
}

/**
 * Opens an index that `buildIndex` has created.
 *
 * @throws IndexFormatError if a file is cut off, changed or of another format
 */
export function openIndex({ headings, body, fragment, reach }: OpenOptions): OpenedIndex {
  const sections = createSections(decodeHeadings(headings));
  const lazy = <Value>(make: () => Value) => {
    let made: { value: Value } | undefined;
    return () => {
      made ??= { value: make() };
      return made.value;
    };
  };
  const headingTerms = lazy(() => indexHeadings(sections));
  let lexicon = lazy(() => createLexicon(sections, headingTerms(), null, reach));
  let meanings: () => FindMeanings = () => () => [];
  let hasBody = false;

  const addBody = (bytes: Uint8Array) => {
    const decoded = decodeBody(bytes, identityOf(headings), [...headingTerms().keys()]);
    lexicon = lazy(() => createLexicon(sections, headingTerms(), decoded, reach));
    meanings = lazy(() => createMeanings(decoded.synonyms));
    hasBody = true;
  };
  if (body) addBody(body);

  const searched = (): Searched => ({
    lexicon: lexicon(),
    findMeanings: meanings(),
    pageAt: (page) => sections.pages[page]?.page,
  });

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
    },
    find: (query) => answerAtOnce(query, searched()).answer,
    async search(query, signal) {
      signal?.throwIfAborted();
      const now = searched();
      return withSnippets(answerAtOnce(query, now), { query, searched: now, fragment, signal });
    },
  };
}
