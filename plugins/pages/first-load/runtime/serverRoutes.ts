import { routes } from 'virtual-routes';
import { routeKey } from '../../../../theme/routes/routeKey';

export { isActive, matchPath } from './matchRoutes';

const byKey = new Map(routes.map((route) => [routeKey(route.path), route]));

/** The route of a path, found in a map: Rspress compares the path with every route of the site. */
export function pathnameToRouteService(pathname: string) {
  return byKey.get(routeKey(pathname));
}

/** Nothing is fetched ahead of time while pages are rendered. */
export function preloadLink(): void {}
