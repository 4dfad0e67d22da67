import type { DialogState } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import { type SearchText, searchFailureText } from './dialogTexts';

/** The entry for Ask AI stands among the results and is none. */
const ASK_AI = 'askAI';

/** How many results the dialog shows. */
export function countResults({ collections }: DialogState): number {
  return collections
    .filter(({ source }) => source.sourceId !== ASK_AI)
    .reduce((sum, { items }) => sum + items.length, 0);
}

/** Whether a reader has written nothing and has no searches of before. */
export function hasNothingYet({ query, status, collections }: DialogState): boolean {
  return query === '' && status === 'idle' && collections.every(({ items }) => items.length === 0);
}

/** What the bar shows: the number of results; nothing while there is no query, or no answer. */
export function shownCount(state: DialogState, text: SearchText): string {
  const count = countResults(state);
  if (state.query === '' || state.status === 'error' || count === 0) return '';
  return text('resultCount', { count });
}

/** What assistive technology is told once the dialog has come to rest. */
export function announcement(state: DialogState, text: SearchText, failure?: LoadFailure): string {
  const { query, status } = state;
  if (status === 'error') return `${text('unableToFetch')}. ${searchFailureText(failure, text)}`;
  if (query === '' || status !== 'idle') return '';
  const count = countResults(state);
  if (count === 0) return text('noResultsFor', { query });
  return text('resultsFor', { count, query });
}
