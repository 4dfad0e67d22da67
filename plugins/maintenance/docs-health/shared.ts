/** Imported by the server and by the search dialog in the browser. */

/** The path of the page, relative to the base. */
export const DOCS_HEALTH_PATH = '/docs-health';

/** The path for reports of failed searches. */
export const SEARCHES_PATH = '/api/searches';

/** The maximum number of searches per report. */
export const MAX_SEARCHES = 5;

/** The maximum length of counted queries in characters. Longer ones were probably pasted. */
export const MAX_QUERY = 100;

/** A search without results, or without a result that the reader opened. */
export interface FailedSearch {
  query: string;
  kind: 'no-hit' | 'no-click';
}

/** The report that the dialog sends when it closes. */
export interface FailedSearches {
  searches: FailedSearch[];
  lang: string;
  version: string;
}
