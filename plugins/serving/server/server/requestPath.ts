/** The path of an absolute address as it was sent, without the query: no decoding, no object. */
export function rawPath(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  if (start === -1) return '/';
  const end = url.slice(start).search(/[?#]/);
  return end === -1 ? url.slice(start) : url.slice(start, start + end);
}

/** The query of an address with its question mark, or nothing. */
export function rawQuery(url: string): string {
  const hash = url.indexOf('#');
  const before = hash === -1 ? url : url.slice(0, hash);
  const start = before.indexOf('?');
  return start === -1 ? '' : before.slice(start);
}

/**
 * A path with its percent-encoding undone.
 *
 * @returns `undefined` if the encoding is broken
 */
export function decodePath(path: string): string | undefined {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a separator was written as a code, which no link does: `/guide%2Fstart`. */
export function hidesSeparator(path: string): boolean {
  return /%2f|%5c|\\/i.test(path);
}

/** A path as it stands in a `Location` and as browsers send it. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** A decoded path below the base, with single slashes; nothing for one that is outside. */
export function belowBase(path: string, base: string): string | undefined {
  const single = path.replace(/\/{2,}/g, '/');
  if (base === '/') return single;
  const lower = `${single.toLowerCase()}/`;
  if (!lower.startsWith(base.toLowerCase())) return undefined;
  return `/${single.slice(base.length)}`;
}
