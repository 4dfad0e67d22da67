import { removeBase } from '@rspress/core/runtime';
import { routeKey } from '../routes/routeKey';
import { createAimer, isUntouched } from './aim';
import { focusTarget } from './focusTarget';
import { findHashTarget } from './hashTarget';
import { readPlace } from './place';
import { entryName, nameEntry, openPlaces } from './places';

const passive = { passive: true };

const addressedPage = () => routeKey(removeBase(window.location.pathname));

/**
 * Keeps the reader's place on every page of the tab's history: stores it, and returns to it when the
 * reader comes back. A new page is shown from its top or from what its hash names.
 *
 * While the document is there, the browser restores nothing: it would scroll the old page instead of
 * the next one. It does where a document is loaded again, long before scripts run.
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

  /** The browser has scrolled already; a reader who has scrolled since then stays where he is. */
  function begin(): void {
    const aim = { hash: window.location.hash, place: places.get(entry) };
    if ((aim.hash || aim.place) && isUntouched(aim)) aimer.take(aim);
    // Before, Chromium would take it as a wish to see the hash again.
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
    // Chromium would scroll the list of the link that was clicked.
    if (isSamePage && !place && target) focusTarget(target);
  }

  function onPopState(): void {
    if (addressedPage() === page) enter(true);
    else {
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
    /** The router shows what the current entry of the history names, or has replaced the entry. */
    arrive(isReplaced: boolean): void {
      const isSamePage = addressedPage() === page;
      if (isReplaced && isSamePage) nameEntry(entry);
      else if (entryName() !== entry) enter(isSamePage);
    },
    /** The page on the screen is another, or there is more of it. */
    reach: aimer.reach,
  };
}
