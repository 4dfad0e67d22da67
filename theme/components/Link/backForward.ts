import { removeBase } from '@rspress/core/runtime';
import { isPageLoaded } from '../../routes/siteRoutes';
import { loadPage } from './loadPage';
import { setUnreachedPage } from './unreachedPage';

let shownIndex = 0;

/** Returns the index that the router assigned to the current history entry. */
function historyIndex(): number {
  const state = window.history.state as { idx?: number } | null;
  return state?.idx ?? 0;
}

/** Stores the index of the current history entry after its page is rendered. */
export function rememberEntry(): void {
  shownIndex = historyIndex();
}

/** Navigates back to the page that is still shown, if the network is unavailable. */
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
 * Makes back and forward behave like links: the current page and the progress bar are shown until the
 * target is loaded, and if its code fails to load, the document is loaded. If the network is
 * unavailable, the current page is restored and a notice is shown.
 *
 * The listener is added before the first render, so that it runs before the router's listener, which
 * would show an empty page until the code is loaded.
 */
if (typeof window !== 'undefined') window.addEventListener('popstate', follow);
