import type { DialogState } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import { type SearchText, searchFailureText } from './dialogTexts';

/** The id of the entry for Ask AI, which is among the results but is not counted. */
const ASK_AI = 'askAI';

/** Returns whether there is nothing to search for: the query is empty or consists of spaces. */
export function isBlank({ query }: Pick<DialogState, 'query'>): boolean {
  return query.trim() === '';
}

/** Returns the number of visible results. */
export function countResults({ collections }: DialogState): number {
  return collections
    .filter(({ source }) => source.sourceId !== ASK_AI)
    .reduce((sum, { items }) => sum + items.length, 0);
}

/** Returns whether there is no query and there are no recent searches. */
export function hasNothingYet(state: DialogState): boolean {
  const hasItems = state.collections.some(({ items }) => items.length > 0);
  return isBlank(state) && state.status === 'idle' && !hasItems;
}

/** Returns the number of results as text. Empty without a query or answer. */
export function shownCount(state: DialogState, text: SearchText): string {
  const count = countResults(state);
  if (isBlank(state) || state.status === 'error' || count === 0) return '';
  return text('resultCount', { count });
}

/** Returns the announcement for assistive technology after the results have settled. */
export function announcement(state: DialogState, text: SearchText, failure?: LoadFailure): string {
  const { query, status } = state;
  if (status === 'error') return `${text('unableToFetch')}. ${searchFailureText(failure, text)}`;
  if (isBlank(state) || status !== 'idle') return '';
  const count = countResults(state);
  if (count === 0) return text('noResultsFor', { query });
  return text('resultsFor', { count, query });
}
