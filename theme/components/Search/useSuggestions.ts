import { useEffect, useState } from 'react';
import type { DialogState } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { nearQueries, SUGGESTIONS } from './nearQueries';

/** How many near queries are tried. */
const MOST_TRIED = 8;

/** Whether a query finds something. */
export type FindsSomething = (query: string) => Promise<boolean>;

/**
 * The near queries that find something, in their order. One after the other: an engine answers the
 * newest query only.
 *
 * @param isWanted whether the reader still has that query
 */
export async function findNear(
  query: string,
  finds: FindsSomething,
  isWanted: () => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const near of nearQueries(query).slice(0, MOST_TRIED)) {
    if (!isWanted() || found.length === SUGGESTIONS) break;
    if (await finds(near)) found.push(near);
  }
  return found;
}

/**
 * Queries to offer instead of one without results: those that are near it and find something, then
 * those of the site.
 *
 * @returns nothing until the first query without results has been answered
 */
export function useSuggestions(
  { query, status }: DialogState,
  finds: FindsSomething,
  ofSite: readonly string[],
): readonly string[] | undefined {
  const isAnswered = status === 'idle';
  const [wasAnswered, setWasAnswered] = useState(isAnswered);
  const [near, setNear] = useState<{ query: string; queries: readonly string[] }>();
  if (isAnswered && !wasAnswered) setWasAnswered(true);

  useEffect(() => {
    let isCurrent = isAnswered;
    async function search() {
      try {
        const queries = await findNear(query, finds, () => isCurrent);
        if (isCurrent) setNear({ query, queries });
      } catch {
        // A newer query took its place, or no engine answers: those of the site are offered.
      }
    }
    if (isAnswered) void search();
    return () => {
      isCurrent = false;
    };
  }, [query, isAnswered, finds]);

  if (!wasAnswered) return undefined;
  const queries = near?.query === query ? near.queries : [];
  return [...new Set([...queries, ...ofSite])].slice(0, SUGGESTIONS);
}
