import path from 'node:path';
import {
  formatRoute,
  type PageAddress,
  parseRoute,
  type SiteAddresses,
} from '../../../theme/routes/address';
import { siteAddress, twinAddress } from '../../../theme/routes/twin';
import { takeNames } from '../../support/shared/routeNames';

/** What decides where a link in a page leads. */
export interface LinkSite extends SiteAddresses {
  base: string;
  siteOrigin?: string;
  /** The page at an address, however that is written; `undefined` if there is none. */
  routeAt: (address: string) => string | undefined;
  /** The route of a file. */
  routeOfFile: (file: string) => string;
}

/** The page that a link stands in. */
export interface LinkPage {
  file: string;
  lang: string;
  version: string;
  /** The language of the text, on a page that is missing in its own. */
  shownLang?: string;
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** An address as it is written where its encoding is broken. */
function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A route as the table of routes has it: without `.html`, `.md`, `.mdx` and `index`. */
export function plainRoute(address: string): string {
  return address.replace(/\.(?:html|mdx?)$/, '').replace(/\/index$/, '/');
}

/** A route as a page means it: in the version and language of the page, where it names no version. */
export function routeOnPage(
  route: string,
  { lang, version }: Pick<PageAddress, 'lang' | 'version'>,
  site: SiteAddresses,
): PageAddress {
  const named = takeNames(route, site).version;
  return parseRoute(route, named === undefined ? { ...site, lang, version } : site);
}

/** The route with the version and language of the page, where the link names none. */
function inPagesLanguage(route: string, page: LinkPage, site: LinkSite): string {
  const target = routeOnPage(route, page, site);
  const stays = target.lang === page.shownLang;
  return formatRoute(stays ? { ...target, lang: page.lang } : target, site);
}

/**
 * The address of a link for those who are not on the page: a page of the site as its twin, anything
 * else of the site as it is; other hosts and places on the page stay as written.
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

/** The address of an image; one that lies beside the page has none of its own, and stays as written. */
export function imageAddress(src: string, site: LinkSite): string {
  return src.startsWith('/') && !src.startsWith('//') ? siteAddress(decodeAddress(src), site) : src;
}
