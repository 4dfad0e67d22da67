import { isMessage } from '../search/engine/query/pasted';
import type { SearchAnswer, SearchEngine } from '../search/shared/types';
import type { AskScope } from './endpoint/readScope';
import type { AnswerDocs } from './quotes/answerDocs';
import { inFoundOrder, type RankedSection, rankSections } from './quotes/rankSections';
import { relevanceOf } from './quotes/relevance';
import type { Vocabulary } from './quotes/vocabulary';

/** The parts of the site's search that Ask AI uses: the engine that readers use, and the texts of its sections. */
export interface SearchSource {
  engine: SearchEngine;
  /** Returns the sections of a language and version. */
  docs(scope: AskScope): AnswerDocs;
}

/** The result of a search. */
export interface FoundSections {
  /** The hits of the engine, in its order. */
  hits: SearchAnswer['hits'];
  /** The same sections, ordered by how well they answer the question. */
  ranked: RankedSection[];
  /** The weights of the question's terms in these pages. */
  vocabulary: Pick<Vocabulary, 'weight'>;
  /** The estimated relevance of the docs to the question, from 0 to 1. */
  relevance: number;
}

/** Searches for sections that answer a question. */
export type AskSearch = (
  question: string,
  scope: AskScope,
  signal: AbortSignal,
) => Promise<FoundSections>;

/** The number of hits that are ranked. In the benchmark, the right section was never further down. */
const CANDIDATES = 30;
/** The number of hits that the dialog receives. */
const SENT_HITS = 20;
const SNIPPET_WORDS = 1;

/** Runs searches one at a time, and lets the server handle other events between them. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** Creates the search of Ask AI: the hits of the engine, ordered by how well their texts answer the question. */
export function createAskSearch({ engine, docs }: SearchSource): AskSearch {
  const turn = createTurns();

  return async (question, { lang, version }, signal) => {
    const scope = { lang, version };
    await turn();
    signal.throwIfAborted();
    const paging = { hitsPerPage: CANDIDATES, snippetWords: SNIPPET_WORDS };
    const { hits, confidence } = await engine.search(
      { query: question, ...scope, ...paging },
      signal,
    );
    const searched = docs(scope);
    const byText = rankSections(question, hits, searched);
    const { vocabulary } = searched;
    const signs = { confidence, score: hits[0]?.score ?? 0, ranked: byText };
    const relevance = relevanceOf(question, signs, vocabulary);
    const ranked = isMessage(question) ? inFoundOrder(byText) : byText;
    return { hits: hits.slice(0, SENT_HITS), vocabulary, ranked, relevance };
  };
}
