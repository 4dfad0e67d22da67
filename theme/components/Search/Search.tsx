import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { CLOSE_POPUPS } from '../../hooks/openPopups';
import { useHydrated } from '../../hooks/useHydrated';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { reportFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { trackProgress } from '../Link/progress';
import { queryOfAddress, withoutQuery } from './askedQuery';
import { opensSearch } from './opensSearch';
import './Search.css';
import type { SearchDialogProps } from './SearchDialog';
import { createTypedAhead } from './typedAhead';
import { type PageSearch, useSearchSettings } from './useSearchSettings';

const loadDialog = () => import('./SearchDialog');

function usesCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

type DialogState = 'closed' | 'loading' | 'open';

/** The search button. The dialog and the search engine are loaded on interaction. */
function SearchButton({ search }: { search: PageSearch }) {
  const text = useText();
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<DialogState>('closed');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [query, setQuery] = useState<string>();
  const [typedAhead] = useState(createTypedAhead);
  const close = useCallback(() => {
    typedAhead.end();
    setState('closed');
    setQuery(undefined);
  }, [typedAhead]);

  const open = useCallback(async () => {
    window.dispatchEvent(new Event(CLOSE_POPUPS));
    typedAhead.begin();
    setState('loading');
    try {
      const { default: loaded } = await trackProgress(loadPart(loadDialog));
      const typed = typedAhead.end();
      // Synchronous, so that the next key reaches the field of the dialog.
      flushSync(() => {
        if (typed) setQuery(typed);
        setDialog(() => loaded);
        setState((now) => (now === 'loading' ? 'open' : now));
      });
    } catch (error) {
      close();
      reportFailure(error, open);
    }
  }, [typedAhead, close]);

  async function prepare() {
    try {
      const { preloadEngine } = await loadPart(loadDialog);
      preloadEngine(search);
    } catch {
      // The error is reported on click.
    }
  }

  useEffect(() => {
    const requested = queryOfAddress(window.location.href);
    if (requested === undefined) return;
    window.history.replaceState(window.history.state, '', withoutQuery(window.location.href));
    setQuery(requested);
    void open();
  }, [open]);

  // A layout effect, so that it runs before the hydration event, after which the inline script stops
  // handling keys.
  useLayoutEffect(() => {
    if (state === 'open') return;
    function openByKey(event: KeyboardEvent) {
      if (!opensSearch(event)) return;
      event.preventDefault();
      void open();
    }
    /** While the dialog is loading, keys are not shortcuts. Escape cancels it. */
    function typeAhead(event: KeyboardEvent) {
      if (typedAhead.take(event, button.current)) event.preventDefault();
      else if (event.key === 'Escape' && typedAhead.isWaiting) close();
    }
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keydown', typeAhead, { capture: true, signal });
    window.addEventListener('keydown', openByKey, listening);
    return () => listening.abort();
  }, [state, open, close, typedAhead]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="lt-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={state === 'loading'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="search" />
        <span className="lt-search__text">{text('search')}</span>
        <kbd className="lt-search__keys">{isHydrated && (usesCommandKey() ? '⌘K' : 'Ctrl K')}</kbd>
      </button>
      {state === 'open' && Dialog && (
        <Dialog search={search} button={button} initialQuery={query} onClose={close} />
      )}
    </>
  );
}

/** The search box. Renders nothing on a site without search. */
export function Search() {
  const search = useSearchSettings();
  return search && <SearchButton search={search} />;
}
