import { useLang } from '@rspress/core/runtime';
import { use } from 'react';
import type { ErrorActionProps } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { leaveDialogEntry } from '../../hooks/dialogEntry';
import { withQuery } from './askedQuery';
import { DialogScopeContext } from './DialogScope';
import { searchTexts } from './dialogTexts';

/**
 * A button that repeats a failed query. If the page is outdated, it is reloaded, and the query is
 * restored.
 */
export function ErrorAction({ query, refresh }: ErrorActionProps) {
  const text = searchTexts(useLang());
  const { failure, close } = use(DialogScopeContext);
  const isOutdated = failure === 'outdated';

  async function reload() {
    const { history, location } = window;
    await leaveDialogEntry();
    history.replaceState(history.state, '', withQuery(location.href, query));
    // Closing the dialog restores the scroll position, which the browser then keeps across the reload.
    close();
    requestAnimationFrame(() => location.reload());
  }

  return (
    <button
      type="button"
      className="lt-search-retry"
      onClick={isOutdated ? reload : () => void refresh().catch(() => {})}
    >
      {text(isOutdated ? 'reload' : 'tryAgain')}
    </button>
  );
}
