import { type FailedSearch, MAX_SEARCHES } from '../../../plugins/maintenance/docs-health/shared';

/** Records the searches in a dialog to find out which ones failed. */
export interface SearchWatch {
  /** Called when the results of a query are visible. */
  shown(query: string, results: number): void;
  /** Called when a result is opened or Ask AI is used instead. */
  used(): void;
  /**
   * Returns and clears the failed searches: queries without results, and the last query if no result
   * was opened.
   */
  take(): FailedSearch[];
}

/** Returns whether one query is a prefix of the other, which happens while typing. */
const isSameSearch = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

export function createSearchWatch(): SearchWatch {
  let empty: string[] = [];
  let last: string | undefined;

  return {
    shown(written, results) {
      const query = written.trim();
      empty = empty.filter((other) => !isSameSearch(query, other));
      last = results > 0 ? query : undefined;
      if (results === 0 && query !== '') empty.push(query);
    },
    used() {
      last = undefined;
    },
    take() {
      const searches: FailedSearch[] = empty
        .slice(-MAX_SEARCHES)
        .map((query) => ({ query, kind: 'no-hit' }));
      const isFull = searches.length === MAX_SEARCHES;
      if (last && !isFull) searches.push({ query: last, kind: 'no-click' });
      empty = [];
      last = undefined;
      return searches;
    },
  };
}
