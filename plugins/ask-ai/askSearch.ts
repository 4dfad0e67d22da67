import type { SearchAnswer, SearchEngine, SearchRecord } from '../search/shared/types';
import type { AskScope } from './endpoint/readScope';
import { type Corpus, createCorpus } from './quotes/corpus';
import { type RankedSection, rankSections } from './quotes/rankSections';

/** What Ask AI needs of the site's search: the engine that readers use, and the texts of its sections. */
export interface SearchSource {
  engine: SearchEngine;
  /** The sections of a language and version. */
  sections(scope: AskScope): Promise<readonly SearchRecord[]>;
}

/** What a search found. */
export interface FoundSections {
  /** What the engine found, in its order. */
  hits: SearchAnswer['hits'];
  /** The same sections, ordered by how well they answer the question. */
  ranked: RankedSection[];
  corpus: Corpus;
}

/** Searches for sections that answer a question. */
export type AskSearch = (
  question: string,
  scope: AskScope,
  signal: AbortSignal,
) => Promise<FoundSections>;

/** Engines order by names and headings; an answer needs more of them to choose from than a list. */
const CANDIDATES = 60;

/** The search of Ask AI: what the engine finds, ordered again by what the sections say. */
export function createAskSearch({ engine, sections }: SearchSource): AskSearch {
  const corpora = new Map<string, Promise<Corpus>>();

  function corpusOf(scope: AskScope): Promise<Corpus> {
    const key = `${scope.version}/${scope.lang}`;
    const known = corpora.get(key);
    if (known) return known;
    const made = sections(scope).then(createCorpus);
    corpora.set(key, made);
    made.catch(() => corpora.delete(key));
    return made;
  }

  return async (question, scope, signal) => {
    const query = { query: question, ...scope, hitsPerPage: CANDIDATES };
    const [{ hits }, corpus] = await Promise.all([engine.search(query, signal), corpusOf(scope)]);
    const candidates = hits.flatMap(({ objectID }) => corpus.sections.get(objectID) ?? []);
    return { hits, corpus, ranked: rankSections(question, candidates, corpus) };
  };
}
