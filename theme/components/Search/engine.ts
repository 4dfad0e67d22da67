import type { BrowserEngine } from '../../../plugins/retrieval/search/client/browserEngine';
import { createSearchEngine } from '../../../plugins/retrieval/search/client/createSearchEngine';
import type { PageSearch } from './useSearchSettings';

let engine: BrowserEngine | undefined;

/**
 * Returns the search engine of the site, created once. Returns `undefined` for Algolia and servers,
 * which DocSearch queries itself.
 */
export function siteEngine({ settings, base }: PageSearch): BrowserEngine | undefined {
  if (settings.engine === 'server' || settings.engine === 'algolia') return undefined;
  engine ??= createSearchEngine(settings, { base });
  return engine;
}

/** Loads the data for the first results when the reader is about to search. */
export function preloadEngine(search: PageSearch): void {
  const { lang, version } = search;
  siteEngine(search)?.warm({ lang, version });
}
