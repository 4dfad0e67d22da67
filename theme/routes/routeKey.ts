import { decodeText } from './decode';

/**
 * What all ways to write the address of a page have in common: without query, hash, `.html`,
 * `index` and trailing slash, in lower case. `/Guide/First.html#a` → `/guide/first`
 */
export function routeKey(path: string): string {
  return decodeText(path.replace(/[?#].*$/, ''))
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/+$/, '');
}
