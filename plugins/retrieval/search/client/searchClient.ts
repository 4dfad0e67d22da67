import type { SearchAnswer, SearchQuery } from '../shared/types';
import { type ForeignHit, fromAlgoliaHit, OWN_TAGS } from './fromAlgoliaHit';

/** One question in the form of InstantSearch. */
export interface ClientRequest {
  indexName: string;
  params: {
    query: string;
    hitsPerPage: number;
    page: number;
    facetFilters: string[];
    attributesToSnippet: string[];
    highlightPreTag: string;
    highlightPostTag: string;
  };
}

/** An InstantSearch client, such as those of the adapters for other engines. */
export interface SearchClient {
  search(requests: readonly ClientRequest[]): PromiseLike<{ results: readonly unknown[] }>;
}

/** The part of a result that is used. */
interface ClientResult {
  hits?: ForeignHit[];
  nbHits?: number;
  confidence?: number;
}

/** A query in the form for an Algolia-compatible client. */
export function requestOf(
  { query, lang, version, hitsPerPage = 20, page = 0, snippetWords = 15 }: SearchQuery,
  indexName: string,
): ClientRequest {
  const ofVersion = version && version !== 'all' ? [`version:${version}`] : [];
  const params = {
    query,
    hitsPerPage,
    page,
    facetFilters: [...(lang ? [`lang:${lang}`] : []), ...ofVersion],
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: OWN_TAGS.before,
    highlightPostTag: OWN_TAGS.after,
  };
  return { indexName, params };
}

/** The answer of such a client in the form of this search. */
export function answerOf(query: string, result: unknown): SearchAnswer {
  const { hits = [], nbHits = hits.length, confidence = 0 } = (result ?? {}) as ClientResult;
  return { query, hits: hits.map(fromAlgoliaHit), total: nbHits, confidence };
}
