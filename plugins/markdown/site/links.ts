import path from 'node:path';
import { formatRoute, parseRoute, type SiteAddresses } from '../../../theme/routes/address';
import { siteAddress, twinAddress } from '../shared';

/** What decides where a link in a page leads. */
export interface LinkSite extends SiteAddresses {
  base: string;
  siteOrigin?: string;
  /** Whether a route has a page. */
  hasPage: (route: string) => boolean;
  /** The route of a file. */
  routeOfFile: (file: string) => string;
}

/** The page that a link stands in. */
export interface LinkPage {
  file: string;
  lang: string;
  version: string;
}

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** A route as the table of routes has it: without `.html`, `.md`, `.mdx` and `index`. */
export function plainRoute(address: string): string {
  return address.replace(/\.(?:html|mdx?)$/, '').replace(/\/index$/, '/');
}

/** The route with the version and language of the page, where the link names none. */
function inPagesLanguage(route: string, { lang, version }: LinkPage, site: LinkSite): string {
  const [, first = ''] = route.split('/');
  const namesVersion = site.versions.includes(first);
  const fallback = namesVersion ? site : { ...site, lang, version };
  return formatRoute(parseRoute(route, fallback), site);
}

function existing(route: string, { hasPage }: LinkSite): string | undefined {
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  return [route, other].find(hasPage);
}

/**
 * The address of a link for those who are not on the page: a page of the site as its twin, anything
 * else of the site as it is; other hosts and places on the page stay as written.
 */
export function linkAddress(href: string, page: LinkPage, site: LinkSite): string {
  if (ELSEWHERE.test(href)) return href;
  const [, written = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const decoded = decodeURI(written);
  const isAbsolute = decoded.startsWith('/');
  const target = isAbsolute
    ? inPagesLanguage(plainRoute(decoded), page, site)
    : inPagesLanguage(
        plainRoute(site.routeOfFile(path.join(path.dirname(page.file), decoded))),
        page,
        site,
      );
  const route = existing(target, site);
  if (route !== undefined) return `${twinAddress(route, site)}${rest}`;
  return isAbsolute ? `${siteAddress(decoded, site)}${rest}` : href;
}

/** The address of an image; one that lies beside the page has none of its own, and stays as written. */
export function imageAddress(src: string, site: LinkSite): string {
  return src.startsWith('/') && !src.startsWith('//') ? siteAddress(decodeURI(src), site) : src;
}
