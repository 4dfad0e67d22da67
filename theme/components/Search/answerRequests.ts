import { toAlgoliaHit } from '../../../plugins/retrieval/search/shared/toAlgoliaHit';
import type { SearchEngine, SearchQuery } from '../../../plugins/retrieval/search/shared/types';

/** The supported properties of a request in Algolia's format. */
export interface DialogRequest {
  query?: string;
  indexName: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: readonly string[];
  attributesToSnippet?: readonly string[];
}

/** Returns the value of a filter: `facet(['lang:zh'], 'lang')` → `'zh'`. */
function facet(filters: readonly string[], name: string): string | undefined {
  return filters.find((filter) => filter.startsWith(`${name}:`))?.slice(name.length + 1);
}

/** Returns the number of words in a snippet: `['content:15']` → 15. */
function snippetWords(attributes: readonly string[]): number | undefined {
  const words = Number(facet(attributes, 'content'));
  return words > 0 ? words : undefined;
}

/** Converts a request of the dialog to a query of the search engine. */
export function toSearchQuery(request: DialogRequest): SearchQuery {
  const { query = '', hitsPerPage, page, facetFilters = [], attributesToSnippet = [] } = request;
  return {
    query,
    lang: facet(facetFilters, 'lang') ?? '',
    version: facet(facetFilters, 'version') ?? 'all',
    hitsPerPage,
    page,
    snippetWords: snippetWords(attributesToSnippet),
  };
}

/** Answers requests of the dialog with the search engine, in Algolia's format. */
export async function answerRequests(engine: SearchEngine, requests: readonly DialogRequest[]) {
  const results = requests.map(async (request) => {
    const query = toSearchQuery(request);
    const { hits, total } = await engine.search(query);
    return {
      index: request.indexName,
      query: query.query,
      hits: hits.map((hit) => toAlgoliaHit(hit, { query: query.query })),
      nbHits: total,
      page: query.page ?? 0,
      hitsPerPage: query.hitsPerPage ?? hits.length,
    };
  });
  return { results: await Promise.all(results) };
}
