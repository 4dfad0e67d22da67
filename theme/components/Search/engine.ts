import type { BrowserEngine } from '../../../plugins/retrieval/search/client/browserEngine';
import { createSearchEngine } from '../../../plugins/retrieval/search/client/createSearchEngine';
import type { PageSearch } from './useSearchSettings';

let engine: BrowserEngine | undefined;

/** The engine of the site, made once; DocSearch itself asks Algolia and servers of ours. */
export function siteEngine({ settings, base }: PageSearch): BrowserEngine | undefined {
  if (settings.engine === 'server' || settings.engine === 'algolia') return undefined;
  engine ??= createSearchEngine(settings, { base });
  return engine;
}

/** Loads what answers first, when a reader is about to search. */
export function warmEngine(search: PageSearch): void {
  const { lang, version } = search;
  siteEngine(search)?.warm({ lang, version });
}
