/** Returns the path of an absolute URL as it was sent, without the query. Does not decode or create objects. */
export function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** Returns the query of a URL with its question mark, or an empty string. */
export function rawQuery(url: string): string {
  const hash = url.indexOf('#');
  const before = hash === -1 ? url : url.slice(0, hash);
  const start = before.indexOf('?');
  return start === -1 ? '' : before.slice(start);
}

/**
 * Decodes the percent-encoding of a path.
 *
 * @returns `undefined` if the encoding is malformed
 */
export function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a separator is percent-encoded, which never happens in links: `/guide%2Fstart`. */
export function hidesSeparator(path: string): boolean {
  return /%2f|%5c|\\/i.test(path);
}

/** Encodes a path as for `Location` and as browsers send it. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/**
 * Returns the part of a decoded path below the base, with single slashes. Returns `undefined` for a
 * path outside the base.
 */
export function belowBase(path: string, base: string): string | undefined {
  const single = path.replace(/\/{2,}/g, '/');
  if (base === '/') return single;
  const lower = `${single.toLowerCase()}/`;
  if (!lower.startsWith(base.toLowerCase())) return undefined;
  return `/${single.slice(base.length)}`;
}
