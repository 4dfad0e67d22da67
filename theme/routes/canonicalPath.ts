import { normalizeHref } from '@rspress/core/runtime';
import { decodePath } from './decode';

/**
 * How the address of a page is written, whatever was asked for: `/Guide/First/` → `/guide/first`.
 *
 * @param pathname what the address bar has, without the base
 * @param routePath the route that was found for it; without one the path stays
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
