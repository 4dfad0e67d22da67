import { routeKey } from '../../../theme/routes/routeKey';
import type { ReservedRoute, SitePlugin } from '../../content/sitePlugin';

/** Whether a path in the form of `routeKey` is reserved. */
export function isReserved(key: string, { path }: ReservedRoute): boolean {
  const wanted = routeKey(path).split('/');
  const given = key.split('/');
  return (
    given.length === wanted.length &&
    wanted.every((segment, at) => segment === '*' || segment === given[at])
  );
}

/** Returns the routes that the plugins of a site reserve, if a page could have such a route. */
export function reservedRoutes(plugins: readonly SitePlugin[], base: string): ReservedRoute[] {
  return plugins
    .flatMap((plugin) => plugin.reservedRoutes?.() ?? [])
    .filter(({ isBelowBase = true }) => isBelowBase || base === '/');
}
