import { routeKey } from '../../../../theme/routes/routeKey';

/** Whether a path is written for a route, in any of the ways to write it; `null` if it is not. */
export function matchPath(pattern: string, pathname: string): { path: string } | null {
  return routeKey(pattern) === routeKey(pathname) ? { path: pattern } : null;
}

/** Whether a link leads to the page that the reader is on. */
export function isActive(link: string, pathname: string): boolean {
  return matchPath(link, pathname) !== null;
}
