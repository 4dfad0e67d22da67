import { SEARCHES_PATH, type VainSearches } from '../shared';

/** Tells the server of the site what was searched in vain; nobody waits for it. */
export default function tellSearches(base: string, searches: VainSearches): void {
  navigator.sendBeacon(base.replace(/\/$/, '') + SEARCHES_PATH, JSON.stringify(searches));
}
