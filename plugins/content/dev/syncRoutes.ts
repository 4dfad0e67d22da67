import type { RouteMeta, RouteService, UserConfig } from '@rspress/core';

type Routes = RouteService['routeData'];
type RoutePage = Routes extends Map<string, infer Page> ? Page : never;

/** What became of the routes of a site. */
export interface RouteChanges {
  /** Routes that are new, or that another file is behind now. */
  added: RouteMeta[];
  removed: string[];
}

/** Routes that a file in the folder of the pages gives by where it is. */
function isOwn(service: RouteService, { routePath, absolutePath }: RouteMeta): boolean {
  return (
    service.isInDocsDir(absolutePath) && service.absolutePathToRoutePath(absolutePath) === routePath
  );
}

/** The pages in the folder now, by Rspress's own search for them. */
async function readRoutes(service: RouteService, config: UserConfig): Promise<Routes> {
  const Service = service.constructor as typeof RouteService;
  const scanDir = service.getDocsDir();
  try {
    const fresh = await Service.create({ scanDir, config, externalPages: [] });
    return fresh.routeData;
  } finally {
    // The last one that is made is the one that everybody asks.
    Service.__instance__ = service;
  }
}

/** Lets the plugins of a site add their routes, as they did when it started. */
async function tellPlugins(service: RouteService, { plugins = [] }: UserConfig): Promise<void> {
  for (const plugin of plugins) await plugin.routeServiceGenerated?.(service, false);
  for (const plugin of plugins) await plugin.routeGenerated?.(service.getRoutes(), false);
}

/** Puts pages under their routes, also where they are found by their files. */
async function fill(service: RouteService, pages: Iterable<RoutePage>): Promise<void> {
  service.routeData.clear();
  for (const page of pages) await service.addRoute(page);
}

/**
 * Brings the routes of a dev server up to date with the files of its pages.
 *
 * @throws what a plugin says of routes that cannot be used; they are then as they were
 */
export async function syncRoutes(
  service: RouteService,
  config: UserConfig,
  given: ReadonlySet<string>,
): Promise<RouteChanges> {
  const before = new Map(service.routeData);
  const found = await readRoutes(service, config);
  const pages = new Map(
    [...found].map(([route, page]) => {
      const known = before.get(route);
      const isSame = known?.routeMeta.absolutePath === page.routeMeta.absolutePath;
      return [route, isSame ? known : page] as const;
    }),
  );
  for (const [route, page] of before) if (given.has(route)) pages.set(route, page);
  try {
    await fill(service, pages.values());
    await tellPlugins(service, config);
  } catch (error) {
    await fill(service, before.values());
    throw error;
  }
  const fileOf = (page?: RoutePage) => page?.routeMeta.absolutePath;
  return {
    added: [...service.routeData]
      .filter(([route, page]) => fileOf(page) !== fileOf(before.get(route)))
      .map(([, page]) => page.routeMeta),
    removed: [...before.keys()].filter((route) => !service.routeData.has(route)),
  };
}

/** The routes of pages that plugins gave themselves: they stay as they are. */
export function givenRoutes(service: RouteService): Set<string> {
  const routes = service.getRoutes().filter((route) => !isOwn(service, route));
  return new Set(routes.map(({ routePath }) => routePath));
}
