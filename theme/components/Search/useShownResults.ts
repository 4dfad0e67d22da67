import { use, useEffect } from 'react';
import type { DialogBarProps } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { DialogScopeContext } from './DialogScope';
import { countResults, isBlank } from './resultCount';

/** The time after which results count as seen, in milliseconds. */
const SEEN_AFTER_MS = 400;

/** Records the results that the reader sees. */
export function useShownResults({
  state,
  isAskAiActive,
}: Pick<DialogBarProps, 'state' | 'isAskAiActive'>): void {
  const { watch } = use(DialogScopeContext);
  const { query, status } = state;
  const results = countResults(state);
  const isShown = status === 'idle' && !isBlank(state) && !isAskAiActive;

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => watch?.shown(query, results), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [watch, isShown, query, results]);
}
