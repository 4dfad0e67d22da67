import { takeNames } from '../../plugins/support/shared/routeNames';

/** The languages and versions of a site. The default ones have no prefix. */
export interface SiteAddresses {
  lang: string;
  langs: readonly string[];
  version: string;
  versions: readonly string[];
}

/** The address of a page: its version, its language and the rest of its route. */
export interface PageAddress {
  version: string;
  lang: string;
  /** The rest of the route, with a leading slash: `/guide/start`. */
  rest: string;
}

/**
 * Parses a route, ignoring case. Missing segments result in the defaults.
 *
 * `/v1/zh/guide/start` → `{ version: 'v1', lang: 'zh', rest: '/guide/start' }`
 */
export function parseRoute(route: string, site: SiteAddresses): PageAddress {
  const { version = site.version, lang = site.lang, rest } = takeNames(route, site);
  return { version, lang, rest };
}

/** Returns the route of an address. The default version and language have no prefix. */
export function formatRoute({ version, lang, rest }: PageAddress, site: SiteAddresses): string {
  const versionPrefix = version === site.version ? '' : `/${version}`;
  const langPrefix = lang === site.lang ? '' : `/${lang}`;
  return `${versionPrefix}${langPrefix}${rest}`;
}

/** A route and whether it is the requested page. */
export interface NearestRoute {
  route: string;
  isSamePage: boolean;
}

/** Returns the page at an address or, if it does not exist, its nearest parent that does. */
export function nearestRoute(
  address: PageAddress,
  site: SiteAddresses,
  exists: (route: string) => boolean,
): NearestRoute {
  let { rest } = address;
  while (rest !== '/') {
    const route = formatRoute({ ...address, rest }, site);
    if (exists(route)) return { route, isSamePage: rest === address.rest };
    rest = rest.replace(/\/*[^/]*\/*$/, '/');
  }
  return { route: formatRoute({ ...address, rest }, site), isSamePage: address.rest === '/' };
}
