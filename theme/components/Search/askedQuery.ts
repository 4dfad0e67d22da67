import { SEARCH_PARAMETER } from '../../../plugins/retrieval/ask-ai/shared';

/** The query that an address asks for: `?search=output.path`. */
export function askedQuery(address: string): string | undefined {
  return new URL(address).searchParams.get(SEARCH_PARAMETER) || undefined;
}

/** The address without it, so that a page that is loaded again is only that. */
export function withoutQuery(address: string): string {
  const url = new URL(address);
  url.searchParams.delete(SEARCH_PARAMETER);
  return url.href;
}

/** The address with a query, so that a page that is loaded again opens the search with it. */
export function withQuery(address: string, query: string): string {
  const url = new URL(address);
  url.searchParams.set(SEARCH_PARAMETER, query);
  return url.href;
}
