import { useEffect, useState } from 'react';
import { nearQueries, SUGGESTIONS } from './nearQueries';

/** How many near queries are tried. */
const MOST_TRIED = 8;

/** Whether a query finds something. */
export type FindsSomething = (query: string) => Promise<boolean>;

/** The near queries that find something, in their order. */
export async function findNear(query: string, finds: FindsSomething): Promise<string[]> {
  const tried = nearQueries(query).slice(0, MOST_TRIED);
  const found = await Promise.all(tried.map((near) => finds(near).catch(() => false)));
  return tried.filter((_, index) => found[index]).slice(0, SUGGESTIONS);
}

/**
 * Queries to offer instead of one without results: those that are near it and find something, then
 * those of the site.
 */
export function useSuggestions(
  query: string,
  finds: FindsSomething,
  ofSite: readonly string[],
): readonly string[] {
  const [near, setNear] = useState<{ query: string; queries: readonly string[] }>();

  useEffect(() => {
    let isCurrent = true;
    void findNear(query, finds).then((queries) => {
      if (isCurrent) setNear({ query, queries });
    });
    return () => {
      isCurrent = false;
    };
  }, [query, finds]);

  const queries = near?.query === query ? near.queries : [];
  return [...new Set([...queries, ...ofSite])].slice(0, SUGGESTIONS);
}
