import { type FailedSearches, SEARCHES_PATH } from '../shared';

/** Sends failed searches to the server of the site, without waiting for the response. */
export default function sendSearches(base: string, searches: FailedSearches): void {
  navigator.sendBeacon(base.replace(/\/$/, '') + SEARCHES_PATH, JSON.stringify(searches));
}
