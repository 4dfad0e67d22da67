import { toAlgoliaHit } from '../../../plugins/retrieval/search/shared/toAlgoliaHit';
import type { SearchEngine, SearchQuery } from '../../../plugins/retrieval/search/shared/types';

/** What is read of a request that the dialog makes in Algolia's form. */
export interface DialogRequest {
  query?: string;
  indexName: string;
  hitsPerPage?: number;
  page?: number;
  facetFilters?: readonly string[];
  attributesToSnippet?: readonly string[];
}

/** The value of a filter: `facet(['lang:zh'], 'lang')` → `'zh'`. */
function facet(filters: readonly string[], name: string): string | undefined {
  return filters.find((filter) => filter.startsWith(`${name}:`))?.slice(name.length + 1);
}

/** The words of a snippet: `['content:15']` → 15. */
function snippetWords(attributes: readonly string[]): number | undefined {
  const words = Number(facet(attributes, 'content'));
  return words > 0 ? words : undefined;
}

/** A request of the dialog as a query of ours. */
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

/** Answers requests of the dialog by an engine of ours, as Algolia would. */
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
