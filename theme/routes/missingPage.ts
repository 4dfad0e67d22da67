import { formatRoute, type PageAddress, parseRoute, type SiteAddresses } from './address';

/** The query parameter of a page that replaces a missing one. Its value is the route of the previous page. */
export const CAME_FROM = 'instead-of';

/** Adds the route of the previous page to the query of the nearest page. */
export function withOrigin(search: string, origin: string): string {
  const query = new URLSearchParams(search);
  query.set(CAME_FROM, origin);
  return `?${query.toString().replaceAll('%2F', '/')}`;
}

/** Returns the query without that parameter, for the next switch. */
export function withoutOrigin(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(CAME_FROM)) return search;
  query.delete(CAME_FROM);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** The previous page and the page that was requested. */
export interface RequestedPage {
  origin: PageAddress;
  originRoute: string;
  /** The counterpart of the previous page in the version and language of this page. */
  wantedRoute: string;
}

/**
 * Reads the requested page from the query. It is missing if the previous page exists and the requested
 * page does not.
 */
export function readRequestedPage(
  search: string,
  here: Pick<PageAddress, 'version' | 'lang'>,
  site: SiteAddresses,
): RequestedPage | undefined {
  const originRoute = new URLSearchParams(search).get(CAME_FROM);
  if (!originRoute?.startsWith('/')) return undefined;
  const origin = parseRoute(originRoute, site);
  const wantedRoute = formatRoute({ ...origin, version: here.version, lang: here.lang }, site);
  return { origin, originRoute, wantedRoute };
}
