import { formatRoute, type PageAddress, parseRoute, type SiteAddresses } from './address';

/** In the query of a page that stands in for a missing one: the route that the reader came from. */
export const CAME_FROM = 'instead-of';

/** Writes into a query from where a reader was led to the nearest page. */
export function withOrigin(search: string, origin: string): string {
  const query = new URLSearchParams(search);
  query.set(CAME_FROM, origin);
  return `?${query.toString().replaceAll('%2F', '/')}`;
}

/** The query without that note, for the next switch. */
export function withoutOrigin(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(CAME_FROM)) return search;
  query.delete(CAME_FROM);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The page that a reader came from, and the one that he asked for. */
export interface AskedPage {
  origin: PageAddress;
  originRoute: string;
  /** The counterpart of the origin in the version and language of this page. */
  wantedRoute: string;
}

/**
 * What the query says about a page that a reader asked for. It is missing if the origin exists and
 * the wanted page does not.
 */
export function readAskedPage(
  search: string,
  here: Pick<PageAddress, 'version' | 'lang'>,
  site: SiteAddresses,
): AskedPage | undefined {
  const originRoute = new URLSearchParams(search).get(CAME_FROM);
  if (!originRoute?.startsWith('/')) return undefined;
  const origin = parseRoute(originRoute, site);
  const wantedRoute = formatRoute({ ...origin, version: here.version, lang: here.lang }, site);
  return { origin, originRoute, wantedRoute };
}
