import type { ServerSettings } from '../shared/settings';
import type { AlgoliaHit } from '../shared/toAlgoliaHit';
import type { SearchAnswer, SearchQuery } from '../shared/types';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { SearchUnreachable, supersededError } from './errors';
import { fromAlgoliaHit, OWN_TAGS } from './fromAlgoliaHit';

interface ServerResult {
  hits: AlgoliaHit[];
  nbHits: number;
  confidence?: number;
}

function requestOf(
  { query, lang, version, hitsPerPage = 20, page = 0, snippetWords = 15 }: SearchQuery,
  indexName: string,
) {
  return {
    indexName,
    query,
    hitsPerPage,
    page,
    facetFilters: [`lang:${lang}`, ...(version && version !== 'all' ? [`version:${version}`] : [])],
    attributesToSnippet: [`content:${snippetWords}`],
    highlightPreTag: OWN_TAGS.before,
    highlightPostTag: OWN_TAGS.after,
  };
}

/** Searches on a server; the latest query wins, and those before are not waited for. */
export function createServerEngine(
  { url, indexName }: ServerSettings,
  { base }: EngineSite,
): BrowserEngine {
  const root = () => `${url ?? new URL(base, location.origin).href.replace(/\/$/, '')}`;
  let running: AbortController | undefined;

  async function ask(asked: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
    const answer = await fetch(`${root()}/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ requests: [requestOf(asked, indexName)] }),
      signal,
    });
    if (!answer.ok) throw new Error(`the server answers ${answer.status}`);
    const { results } = (await answer.json()) as { results: ServerResult[] };
    const { hits = [], nbHits = 0, confidence = 0 } = results[0] ?? {};
    return { query: asked.query, hits: hits.map(fromAlgoliaHit), total: nbHits, confidence };
  }

  return {
    warm: () => {},
    open: () => {},
    onBetter: () => () => {},
    async search(query, signal) {
      running?.abort(supersededError());
      const own = new AbortController();
      running = own;
      const either = signal ? AbortSignal.any([own.signal, signal]) : own.signal;
      try {
        return await ask(query, either);
      } catch (error) {
        either.throwIfAborted();
        throw new SearchUnreachable(`The search cannot be reached: ${(error as Error).message}`);
      }
    },
  };
}
