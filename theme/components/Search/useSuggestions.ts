import { useEffect, useState } from 'react';
import type { DialogState } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { MAX_SUGGESTIONS, nearQueries } from './nearQueries';

/** The maximum number of similar queries that are tried. */
const MAX_TRIED = 8;

/** Returns whether a query has results. */
export type FindsSomething = (query: string) => Promise<boolean>;

/**
 * Returns similar queries with results, in order. They are tried sequentially, because an engine only
 * answers the newest query.
 *
 * @param isWanted returns whether the query is still current
 */
export async function findNear(
  query: string,
  finds: FindsSomething,
  isWanted: () => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const near of nearQueries(query).slice(0, MAX_TRIED)) {
    if (!isWanted() || found.length === MAX_SUGGESTIONS) break;
    if (await finds(near)) found.push(near);
  }
  return found;
}

/**
 * Returns suggestions for a query without results: similar queries with results, then those of the
 * site.
 *
 * @returns `undefined` until the first query is answered
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
        // If a newer query has replaced this one, or no engine responds, only the site's queries are
        // suggested.
      }
    }
    if (isAnswered) void search();
    return () => {
      isCurrent = false;
    };
  }, [query, isAnswered, finds]);

  if (!wasAnswered) return undefined;
  const queries = near?.query === query ? near.queries : [];
  return [...new Set([...queries, ...ofSite])].slice(0, MAX_SUGGESTIONS);
}
