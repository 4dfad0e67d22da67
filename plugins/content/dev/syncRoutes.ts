import path from 'node:path';
import process from 'node:process';
import type { RouteMeta, RouteService, UserConfig } from '@rspress/core';

type Routes = RouteService['routeData'];
type RoutePage = Routes extends Map<string, infer Page> ? Page : never;

/** The changes to the routes of a site. */
export interface RouteChanges {
  /** New routes, and routes that now belong to another file. */
  added: RouteMeta[];
  removed: string[];
}

/** Returns whether a route results from the location of its file in the docs folder. */
function isOwn(service: RouteService, { routePath, absolutePath }: RouteMeta): boolean {
  return (
    service.isInDocsDir(absolutePath) && service.absolutePathToRoutePath(absolutePath) === routePath
  );
}

/**
 * Finds the current pages with Rspress's own scan. If two files have the same route, the scan rejects a promise that
 * is not awaited, which would end the dev server. Both exist for a moment when an editor renames `a.md` to `a.mdx`.
 *
 * @throws naming both files
 */
async function readRoutes(service: RouteService, config: UserConfig): Promise<Routes> {
  const Service = service.constructor as typeof RouteService;
  const scanDir = service.getDocsDir();
  const { addRoute } = Service.prototype;
  const twins: string[] = [];
  Service.prototype.addRoute = async function add(page) {
    const { routePath, absolutePath } = page.routeMeta;
    const other = this.routeData.get(routePath)?.routeMeta.absolutePath;
    if (other === undefined) return addRoute.call(this, page);
    const names = [other, absolutePath].map((file) => path.relative(process.cwd(), file));
    twins.push(`${names.join(' and ')} have the same route ${routePath} → keep one of them`);
  };
  try {
    const fresh = await Service.create({ scanDir, config, externalPages: [] });
    if (twins.length > 0) throw new Error(`[routes] ${twins.join('\n')}`);
    return fresh.routeData;
  } finally {
    Service.prototype.addRoute = addRoute;
    // Creating a service also sets the global instance.
    Service.__instance__ = service;
  }
}

/** Runs the route hooks of the site's plugins again. */
async function runRouteHooks(service: RouteService, { plugins = [] }: UserConfig): Promise<void> {
  for (const plugin of plugins) await plugin.routeServiceGenerated?.(service, false);
  for (const plugin of plugins) await plugin.routeGenerated?.(service.getRoutes(), false);
}

/** Replaces all pages. Unlike setting `routeData`, `addRoute` also indexes them by file. */
async function fill(service: RouteService, pages: Iterable<RoutePage>): Promise<void> {
  service.routeData.clear();
  for (const page of pages) await service.addRoute(page);
}

/**
 * Updates the routes of a dev server after files were added or removed.
 *
 * @param given the routes that plugins added, see `givenRoutes`
 * @throws if a plugin rejects the new routes, after the previous ones were restored
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
    await runRouteHooks(service, config);
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

/** Returns the routes that plugins added with `addPages`, which do not depend on files of the docs. */
export function givenRoutes(service: RouteService): Set<string> {
  const routes = service.getRoutes().filter((route) => !isOwn(service, route));
  return new Set(routes.map(({ routePath }) => routePath));
}
