import { pathnameToRouteService } from '@rspress/core/runtime';

type Route = NonNullable<ReturnType<typeof pathnameToRouteService>>;

/** A route that `pluginFirstLoad` returns while it is unknown whether the page exists. */
type MaybeRoute = Route & { resolve?: () => Promise<Route | undefined> };

/** Returns the route of a path, if the browser already knows it. */
export function knownRoute(path: string): Route | undefined {
  const route: MaybeRoute | undefined = pathnameToRouteService(path);
  return route?.resolve ? undefined : route;
}

/** Returns whether a page is known to exist. */
export function isKnownRoute(path: string): boolean {
  return knownRoute(path) !== undefined;
}

/** Returns the route of a path, after waiting until it is known whether the page exists. */
export async function findRoute(path: string): Promise<Route | undefined> {
  const route: MaybeRoute | undefined = pathnameToRouteService(path);
  return route?.resolve ? route.resolve() : route;
}

/** Returns whether a path can be shown immediately: its code is loaded, or the page does not exist. */
export function isPageLoaded(path: string): boolean {
  const route: MaybeRoute | undefined = pathnameToRouteService(path);
  return route === undefined || (!route.resolve && route.filePath !== '');
}
