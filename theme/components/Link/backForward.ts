import { removeBase } from '@rspress/core/runtime';
import { isPageLoaded } from '../../routes/siteRoutes';
import { loadPage } from './loadPage';
import { setUnreachedPage } from './unreachedPage';

let shownIndex = 0;

/** Where the router counts the current entry of the history. */
function historyIndex(): number {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

/** Remembers the entry of the history that is shown: its page is rendered. */
export function rememberEntry(): void {
  shownIndex = historyIndex();
}

/** Back in the history to the page that is shown, while the network is gone. */
function returnToPage(): void {
  const steps = historyIndex() - shownIndex;
  if (steps !== 0) window.history.go(-steps);
  setUnreachedPage({ retry: () => window.history.go(steps) });
}

async function follow(event: PopStateEvent): Promise<void> {
  const { pathname, href } = window.location;
  const path = removeBase(pathname);
  const isHeldBack = !isPageLoaded(path);
  if (isHeldBack) event.stopImmediatePropagation();
  const load = await loadPage(path, href);
  if (load === 'failed') window.location.reload();
  if (load === 'unreachable') returnToPage();
  if (isHeldBack && (load === 'ready' || load === 'missing')) {
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }
}

/**
 * Gives back and forward what links have: the page that is shown stays until the other is loaded,
 * with the progress bar, and code that fails is loaded in full. Without a network the reader is
 * taken back to the page that is shown, and is told.
 *
 * Listens from before the first render on, so that it hears of every step before the router, which
 * would show an empty page until the code of the other is there.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', follow);
