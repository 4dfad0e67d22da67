import { routeKey } from '../../../../theme/routes/routeKey';

/** Whether a path denotes a route, in any spelling. Returns `null` if it does not. */
export function matchPath(pattern: string, pathname: string): { path: string } | null {
  return routeKey(pattern) === routeKey(pathname) ? { path: pattern } : null;
}

/** Whether a link leads to the current page. */
export function isActive(link: string, pathname: string): boolean {
  return matchPath(link, pathname) !== null;
}
