/** Both sides import this file: the server, which answers, and the dialog of the search, which tells. */

/** Where maintainers read it, below the base. */
export const DOCS_HEALTH_PATH = '/docs-health';

/** Where the dialog of the search says what readers did not find. */
export const SEARCHES_PATH = '/api/searches';

/** Searches that are told at once. */
export const MOST_SEARCHES = 5;

/** The longest query that is counted, in characters: what is longer was pasted. */
export const MAX_QUERY = 100;

/** A search that found nothing, or nothing that the reader opened. */
export interface FailedSearch {
  query: string;
  kind: 'no-hit' | 'no-click';
}

/** What the dialog tells when it closes. */
export interface FailedSearches {
  searches: FailedSearch[];
  lang: string;
  version: string;
}
