import type { SearchAnswer, SearchQuery } from '../shared/types';
import { answerQueries } from './answerQueries';
import type { JsonAnswer } from './jsonEndpoint';
import type { Place, SiteEngine } from './siteEngine';

interface SearchInPlaces {
  /** The places that are wanted. */
  places: readonly Place[];
  query: Omit<SearchQuery, 'lang' | 'version'>;
}

const isSame = (a: Place) => (b: Place) => a.lang === b.lang && a.version === b.version;

/** What a thread that searches answers. */
export function searchCalls(engine: SiteEngine) {
  return {
    /** Settles when the search is loaded. */
    ready: () => {},
    queries: (body: string, signal: AbortSignal): Promise<JsonAnswer> =>
      answerQueries(body, () => engine, signal),
    searchIn: ({ places, query }: SearchInPlaces, signal: AbortSignal): Promise<SearchAnswer> =>
      engine.searchIn((place) => places.some(isSame(place)), query, signal),
  };
}

export type SearchCalls = ReturnType<typeof searchCalls>;
