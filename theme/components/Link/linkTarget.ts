import {
  cleanUrlByConfig,
  isExternalUrl,
  normalizeHrefInRuntime,
  removeBase,
  withBase,
} from '@rspress/core/runtime';

/** Matches links that open another application, for which a new tab would stay empty. */
const APPLICATION_LINK = /^(mailto|tel|sms):/i;

/** The suffix of page URLs: `.html`, or empty if the site uses clean URLs. */
const PAGE_ENDING = normalizeHrefInRuntime('/a').slice('/a'.length);

/** Matches a path, up to its query, whose last segment has no extension. Folders and files do not match. */
const PAGE_PATH = /^[^?#]*\/[^/?#.]+(?=[?#]|$)/;

/** The target of a link. */
export type LinkTarget = { kind: 'application' | 'external' | 'anchor'; href: string } | PageTarget;

export interface PageTarget {
  kind: 'page';
  /** The URL for the browser: with the base of the site, query and hash. */
  href: string;
  /** The URL for the router: without the base. */
  route: string;
  /** The route without query and hash. */
  path: string;
}

/**
 * Parses a link. Relative links are resolved against the current URL. On the server, where there is
 * none, they are returned unchanged.
 */
export function linkTarget(href: string): LinkTarget {
  if (APPLICATION_LINK.test(href)) return { kind: 'application', href };
  if (isExternalUrl(href) || href.startsWith('//')) return { kind: 'external', href };
  if (href.startsWith('#')) return { kind: 'anchor', href };
  const full = href.startsWith('/') ? withBase(fileOf(href)) : resolveRelative(href);
  const route = removeBase(full);
  return { kind: 'page', href: full, route, path: route.replace(/[?#].*$/, '') };
}

function fileOf(href: string): string {
  return cleanUrlByConfig(href).replace(PAGE_PATH, `$&${PAGE_ENDING}`);
}

function resolveRelative(href: string): string {
  if (typeof window === 'undefined') return href;
  const { pathname, search, hash } = new URL(href, window.location.href);
  return `${pathname}${search}${hash}`;
}
