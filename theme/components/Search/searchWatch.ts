import { type FailedSearch, MAX_SEARCHES } from '../../../plugins/maintenance/docs-health/shared';

/** Follows a reader through a dialog, to know in the end which searches failed. */
export interface SearchWatch {
  /** The results of a query are on the screen. */
  shown(query: string, results: number): void;
  /** A result was opened, or the question was asked instead. */
  used(): void;
  /** The searches that failed since they were last taken: queries without a result, and the last one without a click. */
  take(): FailedSearch[];
}

/** Whether one of two queries was on the way to the other. */
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
