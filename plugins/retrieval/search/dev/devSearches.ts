import type { DevSearch } from './devSearch';

const searches = new WeakMap<object, DevSearch>();

/** Makes the search available to other plugins of the same dev server. */
export function shareDevSearch(server: object, search: DevSearch): void {
  searches.set(server, search);
}

/** The search of a dev server, if `pluginSearch` has already set it up. */
export function findDevSearch(server: object): DevSearch | undefined {
  return searches.get(server);
}

/**
 * The search of a dev server.
 *
 * @throws if `pluginSearch` has not set it up
 */
export function devSearchOf(server: object): DevSearch {
  const search = findDevSearch(server);
  if (search) return search;
  throw new Error('[search] the dev server has no search → list pluginSearch before this plugin');
}
