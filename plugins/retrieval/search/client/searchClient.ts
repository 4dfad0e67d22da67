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

/** A client of InstantSearch, such as those that its adapters for other engines make. */
export interface SearchClient {
  search(requests: readonly ClientRequest[]): PromiseLike<{ results: readonly unknown[] }>;
}

/** As much of a result as is read. */
interface ClientResult {
  hits?: ForeignHit[];
  nbHits?: number;
  confidence?: number;
}

/** A query as a client of Algolia's kind is asked. */
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

/** The answer of such a client in our form. */
export function answerOf(query: string, result: unknown): SearchAnswer {
  const { hits = [], nbHits = hits.length, confidence = 0 } = (result ?? {}) as ClientResult;
  return { query, hits: hits.map(fromAlgoliaHit), total: nbHits, confidence };
}
