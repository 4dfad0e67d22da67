import { normalizeHref } from '@rspress/core/runtime';
import { decodePath } from './decode';

/**
 * Returns the canonical path of a page: `/Guide/First/` → `/guide/first`.
 *
 * @param pathname the path in the address bar, without the base
 * @param routePath the route that was found for it. Without one, the path is not changed
 */
export function canonicalPath(
  pathname: string,
  routePath: string | undefined,
  cleanUrls: boolean,
): string {
  if (routePath === undefined) return pathname;
  const canonical = encodeURI(normalizeHref(routePath, cleanUrls));
  return encodeURI(decodePath(pathname)) === canonical ? pathname : canonical;
}
