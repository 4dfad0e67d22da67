import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { toAlgoliaHit } from '../shared/toAlgoliaHit';
import { LIMITS } from './limits';
import { type IndexRequest, SUGGESTED_QUESTIONS } from './readRequests';
import { type RetrievedHit, retrieved, withSnippets } from './retrieved';
import type { SiteEngine } from './siteEngine';

/** The answer to a query, in Algolia's form. */
export interface IndexResult {
  index: string;
  hits: RetrievedHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  query: string;
  params: string;
  exhaustive: { nbHits: boolean; typo: boolean };
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  /** The ID of this search, for clients that ask for one. */
  queryID?: string;
  /** Not Algolia's: how good the best hit is, from 0 to 1. */
  confidence: number;
}

/** Answers a request with the engine. */
export async function answerRequest(
  request: IndexRequest,
  engine: SiteEngine,
  signal?: AbortSignal,
): Promise<IndexResult> {
  const { indexName, query, hitsPerPage, page, filters, snippetWords, titleWords, tags } = request;
  const start = performance.now();
  const isReachable = hitsPerPage > 0 && (page + 1) * hitsPerPage <= LIMITS.reach;
  const isAsked = indexName !== SUGGESTED_QUESTIONS && query.trim() !== '';
  const isWanted = (place: { lang: string; version: string }) =>
    isAsked && filters.every((filter) => filter(place));
  const paging = isReachable ? { hitsPerPage, page } : { hitsPerPage: 1, page: 0 };
  const found = await engine.searchIn(isWanted, { query, snippetWords, ...paging }, signal);
  const { ellipsis, attributes, snippets } = request;
  const form = { tags, query, titleWords, ellipsis };
  const hits = isReachable
    ? found.hits.map((hit) =>
        retrieved(withSnippets(toAlgoliaHit(hit, form), snippets), attributes),
      )
    : [];
  const reached = Math.min(found.total, LIMITS.reach);
  return {
    index: indexName,
    hits,
    nbHits: found.total,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(reached / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: Math.ceil(performance.now() - start),
    query,
    params: request.params,
    exhaustive: { nbHits: true, typo: true },
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(request.isNamed && { queryID: randomUUID().replaceAll('-', '') }),
    confidence: found.confidence,
  };
}
