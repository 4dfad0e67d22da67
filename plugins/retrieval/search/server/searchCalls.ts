import { answerQueries } from './answerQueries';
import type { JsonAnswer } from './jsonEndpoint';
import type { SiteEngine } from './siteEngine';

/** The calls that a search thread answers. */
export function searchCalls(engine: SiteEngine) {
  return {
    /** Resolves when the search is loaded. */
    ready: () => {},
    queries: (body: string, signal: AbortSignal): Promise<JsonAnswer> =>
      answerQueries(body, () => engine, signal),
  };
}

export type SearchCalls = ReturnType<typeof searchCalls>;
