import type { SiteRoute } from '../../server/server/app';
import { createQueriesEndpoint, QUERIES_PATH } from './queriesEndpoint';
import type { SiteEngine } from './siteEngine';

/** The address where Algolia's clients ask a site with a search. */
export function searchRoutes(engine: SiteEngine | undefined): SiteRoute[] {
  if (!engine) return [];
  return [{ path: QUERIES_PATH, handle: createQueriesEndpoint(() => engine) }];
}
