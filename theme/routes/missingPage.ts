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

/** A page that a reader asked for and that does not exist, and the one that he came from. */
export interface MissingPage {
  origin: PageAddress;
  originRoute: string;
}

/**
 * What the query says about a missing page, if it is true: the origin exists, and its counterpart
 * in the version and language of this page does not.
 */
export function readMissingPage(
  search: string,
  here: Pick<PageAddress, 'version' | 'lang'>,
  site: SiteAddresses,
  exists: (route: string) => boolean,
): MissingPage | undefined {
  const originRoute = new URLSearchParams(search).get(CAME_FROM);
  if (!originRoute?.startsWith('/') || !exists(originRoute)) return undefined;
  const origin = parseRoute(originRoute, site);
  const wanted = formatRoute({ ...origin, version: here.version, lang: here.lang }, site);
  return exists(wanted) ? undefined : { origin, originRoute };
}
