import { routes } from 'virtual-routes';
import { routeKey } from '../../../../theme/routes/routeKey';

export { isActive, matchPath } from './matchRoutes';

const byKey = new Map(routes.map((route) => [routeKey(route.path), route]));

/** Finds the route of a path in a map. Rspress would compare the path with every route of the site. */
export function pathnameToRouteService(pathname: string) {
  return byKey.get(routeKey(pathname));
}

/** Does nothing, because nothing is preloaded on the server. */
export function preloadLink(): void {}
