import path from 'node:path';
import { formatRoute, parseRoute } from '../../../theme/routes/address';
import { routeOnPage } from '../../content/site/links';
import { isBelow } from '../../support/redirects/expandRedirects';
import { routeHref } from '../../support/routeHref';
import { type FilePlace, filePlace } from './filePlace';
import type { WrittenLink } from './links';
import type { LinkSite } from './site';

/** Where a link may lead: a place on its own page, an address of the site, a file, another host. */
export type Resolved =
  | { kind: 'elsewhere' }
  | { kind: 'broken' }
  | { kind: 'outside'; address: string }
  | { kind: 'file'; file: string }
  | {
      kind: 'site';
      /** Without base, the likeliest first; one of them must exist. */
      addresses: string[];
      /** Decoded, without `#`; empty where there is none. */
      hash: string;
    };

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** A piece of text that browsers look for: `#:~:text=words`. */
const TEXT_FRAGMENT = /:~:.*$/s;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The address with the version and language of a page, where it names none, as Rspress reads Markdown. */
function inPagesLanguage(address: string, place: FilePlace, site: LinkSite): string {
  return formatRoute(routeOnPage(address, place, site), site);
}

/** The same as `useLocalLink` reads it: an address that names a version or a language stays. */
function localAddress(address: string, place: FilePlace, site: LinkSite): string {
  const { version, lang, rest } = parseRoute(address, site);
  const isPlain = version === site.version && lang === site.lang;
  return isPlain
    ? formatRoute({ ...place, rest }, site)
    : formatRoute({ version, lang, rest }, site);
}

/** The address as a browser reads it on a page. */
function browserAddress(pathname: string, place: FilePlace, site: LinkSite): Resolved {
  const here = new URL(routeHref(place.route, site), 'http://site');
  const target = decoded(new URL(pathname, here).pathname) ?? pathname;
  const base = site.base.replace(/\/$/, '');
  if (target !== base && !target.startsWith(`${base}/`))
    return { kind: 'outside', address: target };
  const address = target.slice(base.length) || '/';
  if (isBelow(address, site.sitesBelow)) return { kind: 'elsewhere' };
  return { kind: 'site', addresses: [address], hash: '' };
}

/** Version and language are those of the file; the page that shows it may be another one. */
function placeOf({ file, route, reader }: WrittenLink, site: LinkSite): FilePlace {
  const place = filePlace(file, site);
  if (route === undefined) return place;
  return reader === 'markdown' ? { ...place, route } : { ...parseRoute(route, site), route };
}

function siteAddress(pathname: string, link: WrittenLink, site: LinkSite): Resolved {
  const place = placeOf(link, site);
  const at = (...addresses: string[]): Resolved => ({ kind: 'site', addresses, hash: '' });
  if (pathname === '') return at(place.route);
  const isAbsolute = pathname.startsWith('/');
  const isOfBrowser = link.reader === 'browser';
  if (!isOfBrowser && isBelow(pathname, site.sitesBelow)) return { kind: 'elsewhere' };
  switch (link.reader) {
    case 'markdown':
      return isAbsolute
        ? at(inPagesLanguage(pathname, place, site), pathname)
        : at(filePlace(path.join(path.dirname(link.file), pathname), site).route);
    case 'image':
      return isAbsolute
        ? at(pathname)
        : { kind: 'file', file: path.resolve(site.cwd, path.dirname(link.file), pathname) };
    case 'theme':
    case 'component':
      return isAbsolute
        ? at(localAddress(pathname, place, site), pathname)
        : browserAddress(pathname, place, site);
    default:
      return browserAddress(pathname, place, site);
  }
}

/** Finds out where a link leads. Nothing is looked up: whether that exists is for others to say. */
export function resolveLink(link: WrittenLink, site: LinkSite): Resolved {
  if (ELSEWHERE.test(link.href)) return { kind: 'elsewhere' };
  const [, written = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link.href) ?? [];
  const pathname = decoded(written);
  const hash = decoded(fragment.replace(TEXT_FRAGMENT, ''));
  if (pathname === undefined || hash === undefined) return { kind: 'broken' };
  const resolved = siteAddress(pathname, link, site);
  return resolved.kind === 'site' ? { ...resolved, hash } : resolved;
}
