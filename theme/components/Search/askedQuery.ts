import { SEARCH_PARAMETER } from '../../../plugins/retrieval/ask-ai/shared';

/** Returns the query in a URL: `?search=output.path`. */
export function queryOfAddress(address: string): string | undefined {
  return new URL(address).searchParams.get(SEARCH_PARAMETER) || undefined;
}

/** Returns the URL without the query, so that reloading the page does not open the search. */
export function withoutQuery(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(SEARCH_PARAMETER);
  return url.href;
}

/** Returns the URL with a query, so that reloading the page opens the search with it. */
export function withQuery(address: string, query: string): string {
  const url = new URL(address);
  url.searchParams.set(SEARCH_PARAMETER, query);
  return url.href;
}
