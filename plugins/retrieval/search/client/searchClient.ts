import type { SearchAnswer, SearchQuery } from '../shared/types';
import type { ClientRequest, ClientResult } from './clientTypes';
import { fromAlgoliaHit, OWN_TAGS } from './fromAlgoliaHit';

/** A result of Lectern's own server, which also rates its best hit. */
interface RatedResult extends ClientResult {
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
  const { hits = [], nbHits = hits.length, confidence = 0 } = (result ?? {}) as RatedResult;
  return { query, hits: hits.map(fromAlgoliaHit), total: nbHits, confidence };
}
