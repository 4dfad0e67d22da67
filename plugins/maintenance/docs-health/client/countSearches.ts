import { type FailedSearches, SEARCHES_PATH } from '../shared';

/** Tells the server of the site which searches failed; nobody waits for it. */
export default function tellSearches(base: string, searches: FailedSearches): void {
  navigator.sendBeacon(base.replace(/\/$/, '') + SEARCHES_PATH, JSON.stringify(searches));
}
