import { isMessage } from '../search/engine/query/pasted';
import type { SearchAnswer, SearchEngine } from '../search/shared/types';
import type { AskScope } from './endpoint/readScope';
import type { AnswerDocs } from './quotes/answerDocs';
import { inFoundOrder, type RankedSection, rankSections } from './quotes/rankSections';
import { relevanceOf } from './quotes/relevance';
import type { Vocabulary } from './quotes/vocabulary';

/** What Ask AI needs of the site's search: the engine that readers use, and the texts of its sections. */
export interface SearchSource {
  engine: SearchEngine;
  /** The sections of a language and version. */
  docs(scope: AskScope): AnswerDocs;
}

/** What a search found. */
export interface FoundSections {
  /** What the engine found, in its order. */
  hits: SearchAnswer['hits'];
  /** The same sections, ordered by how well they answer the question. */
  ranked: RankedSection[];
  /** What the terms of the question say in these pages. */
  vocabulary: Pick<Vocabulary, 'weight'>;
  /** Whether the docs are about this, from 0 to 1. */
  relevance: number;
}

/** Searches for sections that answer a question. */
export type AskSearch = (
  question: string,
  scope: AskScope,
  signal: AbortSignal,
) => Promise<FoundSections>;

/** What is looked at: of more, none was the right one. */
const CANDIDATES = 30;
/** What the dialog is told that was found. */
const TOLD = 20;
const SNIPPET_WORDS = 1;

/** Lets one search after the other run, and in between whatever else the server has to do. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** The search of Ask AI: what the engine finds, ordered by what the sections say. */
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
    return { hits: hits.slice(0, TOLD), vocabulary, ranked, relevance };
  };
}
