/** The path as it is written, where its encoding is broken. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * What all ways to write the address of a page have in common: without query, hash, `.html`,
 * `index` and trailing slash, in lower case. `/Guide/First.html#a` → `/guide/first`
 */
export function routeKey(path: string): string {
  return decode(path.replace(/[?#].*$/, ''))
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '');
}
