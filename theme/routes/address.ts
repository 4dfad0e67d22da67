import { takeNames } from '../../plugins/support/shared/routeNames';

/** What the site has: its languages and versions, and which of them stand without a prefix. */
export interface SiteAddresses {
  lang: string;
  langs: readonly string[];
  version: string;
  versions: readonly string[];
}

/** Where a page is: the version, the language and the rest of its route. */
export interface PageAddress {
  version: string;
  lang: string;
  /** Always with a leading slash: `/guide/start`. */
  rest: string;
}

/**
 * Takes a route apart; segments that are absent mean the default, and letter case means nothing.
 *
 * `/v1/zh/guide/start` → `{ version: 'v1', lang: 'zh', rest: '/guide/start' }`
 */
export function parseRoute(route: string, site: SiteAddresses): PageAddress {
  const { version = site.version, lang = site.lang, rest } = takeNames(route, site);
  return { version, lang, rest };
}

/** Puts a route together; the default version and language have no prefix. */
export function formatRoute({ version, lang, rest }: PageAddress, site: SiteAddresses): string {
  const versionPrefix = version === site.version ? '' : `/${version}`;
  const langPrefix = lang === site.lang ? '' : `/${lang}`;
  return `${versionPrefix}${langPrefix}${rest}`;
}

/** Where a link leads, and whether that is the page that was asked for. */
export interface NearestRoute {
  route: string;
  isSamePage: boolean;
}

/** The page at an address or, where it does not exist, the nearest parent that does. */
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
