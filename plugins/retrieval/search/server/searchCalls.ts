import { answerQueries } from './answerQueries';
import type { JsonAnswer } from './jsonEndpoint';
import type { SiteEngine } from './siteEngine';

/** What a thread that searches answers. */
export function searchCalls(engine: SiteEngine) {
  return {
    /** Settles when the search is loaded. */
    ready: () => {},
    queries: (body: string, signal: AbortSignal): Promise<JsonAnswer> =>
      answerQueries(body, () => engine, signal),
  };
}

export type SearchCalls = ReturnType<typeof searchCalls>;
