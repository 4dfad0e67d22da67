import type { DocsSite } from './pageSource';

/** Returns the address of a page for readers, which is absolute if the origin is known. */
export function pageAddress(route: string, { origin, base }: DocsSite): string {
  return `${origin}${encodeURI(base.slice(0, -1) + route)}`;
}

function withoutBase(path: string, base: string): string {
  const isBelow = `${path}/`.toLowerCase().startsWith(base.toLowerCase());
  return isBelow ? `/${path.slice(base.length)}` : path;
}

/**
 * Returns the path below the base for a route, a path or a URL of the site: `/guide/start` for
 * `https://example.com/docs/guide/start.md?x#y`. The page may not exist.
 *
 * @returns `undefined` for a URL of another site
 */
export function readAddress(address: string, { origin, base }: DocsSite): string | undefined {
  const text = address.trim();
  const isUrl = /^https?:\/\//i.test(text);
  if (isUrl && !URL.canParse(text)) return undefined;
  const url = isUrl ? new URL(text) : undefined;
  if (url && origin !== '' && url.origin !== origin && url.hostname !== 'localhost')
    return undefined;
  const path = `/${url ? url.pathname : text.replace(/[?#].*$/s, '')}`.replace(/\/{2,}/g, '/');
  const decoded = path.replace(/%[0-9a-f]{2}(?:%[0-9a-f]{2})*/gi, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
  return withoutBase(decoded.replace(/\.(?:md|mdx)$/i, ''), base);
}
