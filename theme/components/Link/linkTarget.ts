import {
  cleanUrlByConfig,
  isExternalUrl,
  normalizeHrefInRuntime,
  removeBase,
  withBase,
} from '@rspress/core/runtime';

/** Links that hand over to another program; a new tab would stay empty. */
const APPLICATION_LINK = /^(mailto|tel|sms):/i;

/** What the address of a page ends in: `.html`, or nothing on a site with clean addresses. */
const PAGE_ENDING = normalizeHrefInRuntime('/a').slice('/a'.length);

/** A path up to its query whose last segment has no ending; folders and files stay as they are. */
const PAGE_PATH = /^[^?#]*\/[^/?#.]+(?=[?#]|$)/;

/** Where a link leads. */
export type LinkTarget = { kind: 'application' | 'external' | 'anchor'; href: string } | PageTarget;

export interface PageTarget {
  kind: 'page';
  /** What the browser needs: with the base of the site, query and hash. */
  href: string;
  /** What the router needs: the same without the base. */
  route: string;
  /** The route alone, without query and hash. */
  path: string;
}

/**
 * Takes a link apart. A relative link counts from the page in the address bar; on the server, which
 * has none, it stays as it is written.
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
