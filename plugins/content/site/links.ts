import path from 'node:path';
import {
  formatRoute,
  type PageAddress,
  parseRoute,
  type SiteAddresses,
} from '../../../theme/routes/address';
import { siteAddress, twinAddress } from '../../../theme/routes/twin';
import { takeNames } from '../../support/shared/routeNames';

/** The facts about a site that are needed to resolve links. */
export interface LinkSite extends SiteAddresses {
  base: string;
  siteOrigin?: string;
  /** Returns the route of an address in any spelling; `undefined` if there is none. */
  routeAt: (address: string) => string | undefined;
  /** Returns the route of a file. */
  routeOfFile: (file: string) => string;
}

/** The page that contains a link. */
export interface LinkPage {
  file: string;
  lang: string;
  version: string;
  /** The language of the text on a page without a translation. */
  shownLang?: string;
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Decodes an address. If its encoding is invalid, it is returned unchanged. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Normalizes a route: without `.html`, `.md`, `.mdx` and `index`. */
export function plainRoute(address: string): string {
  return address.replace(/\.(?:html|mdx?)$/, '').replace(/\/index$/, '/');
}

/** Resolves a route in the version and language of a page, unless the route specifies a version. */
export function routeOnPage(
  route: string,
  { lang, version }: Pick<PageAddress, 'lang' | 'version'>,
  site: SiteAddresses,
): PageAddress {
  const named = takeNames(route, site).version;
  return parseRoute(route, named === undefined ? { ...site, lang, version } : site);
}

/** Returns the route in the version and language of the page, unless the link specifies others. */
function inPagesLanguage(route: string, page: LinkPage, site: LinkSite): string {
  const target = routeOnPage(route, page, site);
  const stays = target.lang === page.shownLang;
  return formatRoute(stays ? { ...target, lang: page.lang } : target, site);
}

/**
 * Returns the address of a link for use outside the page: the Markdown of a page, or the URL of another file of the
 * site. External links and hashes stay unchanged.
 */
export function linkAddress(href: string, page: LinkPage, site: LinkSite): string {
  if (ELSEWHERE.test(href)) return href;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const decoded = decodeAddress(written);
  const isAbsolute = decoded.startsWith('/');
  const named = isAbsolute
    ? decoded
    : site.routeOfFile(path.join(path.dirname(page.file), decoded));
  const target = inPagesLanguage(plainRoute(named), page, site);
  const route = site.routeAt(target);
  if (route !== undefined) return `${twinAddress(route, site)}${rest}`;
  return isAbsolute ? `${siteAddress(decoded, site)}${rest}` : href;
}

/** Returns the address of an image. One that is relative to the page has no public address, and stays unchanged. */
export function imageAddress(src: string, site: LinkSite): string {
  return src.startsWith('/') && !src.startsWith('//') ? siteAddress(decodeAddress(src), site) : src;
}
