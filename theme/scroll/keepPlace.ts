import { removeBase } from '@rspress/core/runtime';
import { routeKey } from '../routes/routeKey';
import { createAimer, isUntouched } from './aim';
import { focusTarget } from './focusTarget';
import { findHashTarget } from './hashTarget';
import { readPlace } from './place';
import { entryName, nameEntry, openPlaces } from './places';

const passive = { passive: true };

const addressedPage = () => routeKey(removeBase(window.location.pathname));

/** The state of a history entry while a dialog that covers its page has an entry after it. */
export interface BehindDialog {
  /** Whether returning to this entry only closes a dialog, which restores the position itself. */
  isBehindDialog?: boolean;
}

/**
 * Stores the scroll position of every page in the tab's history, and restores it on back and forward.
 * New pages start at their top or at the element of their hash.
 *
 * The browser's own restoration is disabled while the document is loaded, because it would scroll the
 * old page instead of the next one. It remains enabled for reloads, because it runs long before
 * scripts do.
 */
export function keepPlace() {
  const places = openPlaces();
  const aimer = createAimer();
  let page = addressedPage();
  let entry = entryName() ?? nameEntry();

  function record(): void {
    if (!aimer.isReturning()) places.set(entry, readPlace());
  }

  function store(): void {
    record();
    places.store();
  }

  function restoreBy(mode: ScrollRestoration): void {
    window.history.scrollRestoration = mode;
  }

  /** The browser has already restored its position. If the reader has scrolled since then, it is kept. */
  function begin(): void {
    const aim = { hash: window.location.hash, place: places.get(entry) };
    if ((aim.hash || aim.place) && isUntouched(aim)) aimer.take(aim);
    // Before that, Chromium would scroll to the element of the hash again.
    if (document.readyState === 'complete') restoreBy('manual');
  }

  function enter(isSamePage: boolean): void {
    const { hash } = window.location;
    const name = entryName();
    const isRepeated = name === entry;
    const place = name === undefined || isRepeated ? undefined : places.get(name);
    const target = findHashTarget(hash);
    entry = name ?? nameEntry();
    page = addressedPage();
    if (place || !isSamePage || target || !(hash || isRepeated)) aimer.take({ hash, place });
    else aimer.drop();
    // Otherwise, Chromium scrolls the list that contains the clicked link.
    if (isSamePage && !place && target) focusTarget(target);
  }

  function onPopState(): void {
    if (addressedPage() === page) {
      if (!(window.history.state as BehindDialog | null)?.isBehindDialog) enter(true);
    } else {
      record();
      aimer.drop();
    }
  }

  begin();
  window.addEventListener('scroll', record, passive);
  window.addEventListener('popstate', onPopState);
  document.addEventListener('visibilitychange', store);
  window.addEventListener('pagehide', () => {
    store();
    restoreBy('auto');
  });
  window.addEventListener('pageshow', () => restoreBy('manual'));

  return {
    /** Called when the router has rendered the current history entry or replaced it. */
    arrive(isReplaced: boolean): void {
      const isSamePage = addressedPage() === page;
      if (isReplaced && isSamePage) nameEntry(entry);
      else if (entryName() !== entry) enter(isSamePage);
    },
    /** Called when another page is rendered, or more of it. */
    reach: aimer.reach,
  };
}
