import path from 'node:path';
import { formatRoute, parseRoute } from '../../../theme/routes/address';
import { routeOnPage } from '../../content/site/links';
import { isBelow } from '../../support/redirects/expandRedirects';
import { routeHref } from '../../support/routeHref';
import { type FilePlace, filePlace } from './filePlace';
import type { WrittenLink } from './links';
import type { LinkSite } from './site';

/** The target of a link: an address of the site, a file, or another host. */
export type Resolved =
  | { kind: 'elsewhere' }
  | { kind: 'broken' }
  | { kind: 'outside'; address: string }
  | { kind: 'file'; file: string }
  | {
      kind: 'site';
      /** Without the base, most likely first. One of them must exist. */
      addresses: string[];
      /** Decoded, without `#`; empty if there is none. */
      hash: string;
    };

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
/** Matches a text fragment, which browsers search for: `#:~:text=words`. */
const TEXT_FRAGMENT = /:~:.*$/s;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Adds the version and language of a page to an address without them, as Rspress does for Markdown. */
function inPagesLanguage(address: string, place: FilePlace, site: LinkSite): string {
  return formatRoute(routeOnPage(address, place, site), site);
}

/**
 * Adds version and language to an address like `useLocalLink`, which does not change addresses with either of
 * them.
 */
function localAddress(address: string, place: FilePlace, site: LinkSite): string {
  const { version, lang, rest } = parseRoute(address, site);
  const isPlain = version === site.version && lang === site.lang;
  return isPlain
    ? formatRoute({ ...place, rest }, site)
    : formatRoute({ version, lang, rest }, site);
}

/** Resolves an address on a page like a browser. */
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

/** The version and language are those of the file, even if a page of another version includes it. */
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

/** Resolves a link to its target, without checking whether the target exists. */
export function resolveLink(link: WrittenLink, site: LinkSite): Resolved {
  if (ELSEWHERE.test(link.href)) return { kind: 'elsewhere' };
  const [, written = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(link.href) ?? [];
  const pathname = decoded(written);
  const hash = decoded(fragment.replace(TEXT_FRAGMENT, ''));
  if (pathname === undefined || hash === undefined) return { kind: 'broken' };
  const resolved = siteAddress(pathname, link, site);
  return resolved.kind === 'site' ? { ...resolved, hash } : resolved;
}
