import { useLang } from '@rspress/core/runtime';
import { use } from 'react';
import type { ErrorActionProps } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { withQuery } from './askedQuery';
import { DialogScopeContext } from './DialogScope';
import { searchTexts } from './dialogTexts';

/** Asks again after an error; where only a new page can, that one opens with the query. */
export function ErrorAction({ query, refresh }: ErrorActionProps) {
  const text = searchTexts(useLang());
  const { failure, close } = use(DialogScopeContext);
  const isOutdated = failure === 'outdated';

  function reload() {
    const { history, location } = window;
    history.replaceState(history.state, '', withQuery(location.href, query));
    // The page has its place back once the dialog is gone, and the browser keeps that one.
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
