import { pathnameToRouteService } from '@rspress/core/runtime';

type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** A route as `pluginFirstLoad` gives it while it does not know whether there is a page. */
type MaybeRoute = Route & { resolve?: () => Promise<Route | undefined> };

/** The route of a path, as far as the browser knows the routes of the site. */
export function knownRoute(path: string): Route | undefined {
  const route: MaybeRoute | undefined = pathnameToRouteService(path);
  return route?.resolve ? undefined : route;
}

/** Whether a page is known to exist. */
export function isKnownRoute(path: string): boolean {
  return knownRoute(path) !== undefined;
}

/** The route of a path, once it is known whether there is one. */
export async function findRoute(path: string): Promise<Route | undefined> {
  const route: MaybeRoute | undefined = pathnameToRouteService(path);
  return route?.resolve ? route.resolve() : route;
}

/** Whether the page of a path can be shown at once: its code is there, or there is no such page. */
export function isPageLoaded(path: string): boolean {
  const route: MaybeRoute | undefined = pathnameToRouteService(path);
  return route === undefined || (!route.resolve && route.filePath !== '');
}
