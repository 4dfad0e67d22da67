import type { PageSection } from '../../content/sections/types';
import { isMessage } from '../search/engine/query/pasted';
import type { SearchAnswer, SearchEngine } from '../search/shared/types';
import type { AskScope } from './endpoint/readScope';
import { type Corpus, createCorpus } from './quotes/corpus';
import { engineFirst, fuseRankings } from './quotes/fuseRankings';
import { type RankedSection, rankSections } from './quotes/rankSections';
import { relevanceOf } from './quotes/relevance';

/** What Ask AI needs of the site's search: the engine that readers use, and the texts of its sections. */
export interface SearchSource {
  engine: SearchEngine;
  /** The sections of a language and version: the same array as long as nothing in it changed. */
  sections(scope: AskScope): readonly PageSection[];
  /** Words that questions name whatever they are about. @default none */
  subject?: readonly string[];
}

/** What a search found. */
export interface FoundSections {
  /** What the engine found, in its order. */
  hits: SearchAnswer['hits'];
  /** The same sections, ordered by how well they answer the question. */
  ranked: RankedSection[];
  /** What the terms of the question say in these pages. */
  corpus: Pick<Corpus, 'weight'>;
  /** Whether the docs are about this, from 0 to 1. */
  relevance: number;
}

/** Searches for sections that answer a question. */
export type AskSearch = (
  question: string,
  scope: AskScope,
  signal: AbortSignal,
) => Promise<FoundSections>;

/** What the engine adds to the choice; more would only cost time. */
const CANDIDATES = 20;
const SNIPPET_WORDS = 1;

/** Lets one search after the other run, and in between whatever else the server has to do. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}

/** The search of Ask AI: what the engine finds, ordered again by what the sections say. */
export function createAskSearch({ engine, sections, subject }: SearchSource): AskSearch {
  const corpora = new WeakMap<readonly PageSection[], Corpus>();

  function corpusOf(scope: AskScope): Corpus {
    const records = sections(scope);
    const corpus = corpora.get(records) ?? createCorpus(records, subject);
    corpora.set(records, corpus);
    return corpus;
  }

  const turn = createTurns();

  return async (question, { lang, version }, signal) => {
    const scope = { lang, version };
    await turn();
    signal.throwIfAborted();
    const paging = { hitsPerPage: CANDIDATES, snippetWords: SNIPPET_WORDS };
    const query = { query: question, ...scope, ...paging };
    const { hits, confidence } = await engine.search(query, signal);
    const corpus = corpusOf(scope);
    const found = hits.map(({ objectID }) => objectID);
    const byText = rankSections(question, found, corpus);
    const signs = { confidence, score: hits[0]?.score ?? 0, byText };
    const relevance = relevanceOf(question, signs, corpus);
    const ranked = isMessage(question)
      ? engineFirst(byText)
      : fuseRankings(question, byText, corpus);
    return { hits, corpus, ranked, relevance };
  };
}
