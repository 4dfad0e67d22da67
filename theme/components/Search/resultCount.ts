import type { DialogState } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import { type SearchText, searchFailureText } from './dialogTexts';

/** The id of the entry for Ask AI, which is among the results but is not counted. */
const ASK_AI = 'askAI';

/** Returns the number of visible results. */
export function countResults({ collections }: DialogState): number {
  return collections
    .filter(({ source }) => source.sourceId !== ASK_AI)
    .reduce((sum, { items }) => sum + items.length, 0);
}

/** Returns whether the query is empty and there are no recent searches. */
export function hasNothingYet({ query, status, collections }: DialogState): boolean {
  return query === '' && status === 'idle' && collections.every(({ items }) => items.length === 0);
}

/** Returns the number of results as text. Empty without a query or answer. */
export function shownCount(state: DialogState, text: SearchText): string {
  const count = countResults(state);
  if (state.query === '' || state.status === 'error' || count === 0) return '';
  return text('resultCount', { count });
}

/** Returns the announcement for assistive technology after the results have settled. */
export function announcement(state: DialogState, text: SearchText, failure?: LoadFailure): string {
  const { query, status } = state;
  if (status === 'error') return `${text('unableToFetch')}. ${searchFailureText(failure, text)}`;
  if (query === '' || status !== 'idle') return '';
  const count = countResults(state);
  if (count === 0) return text('noResultsFor', { query });
  return text('resultsFor', { count, query });
}
