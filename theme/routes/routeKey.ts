import { decodeText } from './decode';

/**
 * Normalizes the path of a page: without query, hash, `.html`, `index` and trailing slash, in lower
 * case. `/Guide/First.html#a` → `/guide/first`
 */
export function routeKey(path: string): string {
  return decodeText(path.replace(/[?#].*$/, ''))
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '');
}
