import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RouteService } from '@rspress/core';
import { reportErrors } from '../../support/reportErrors';
import type { SiteFacts } from '../../support/siteFacts';

const NAME = 'lectern:not-found-routes';

/** The route of the only not-found page that Rspress renders. */
const STOCK = '/404';

type NotFoundSite = Pick<SiteFacts, 'lang' | 'langs' | 'version' | 'versions'>;

/** Returns the routes of the not-found pages for all versions and languages, except the default ones. */
export function notFoundRoutes({ lang, langs, version, versions }: NotFoundSite): string[] {
  const prefixes = (names: readonly string[], own: string) => [
    '',
    ...names.filter((name) => name !== own).map((name) => `/${name}`),
  ];
  const all = prefixes(versions, version).flatMap((first) =>
    prefixes(langs, lang).map((second) => `${first}${second}${STOCK}`),
  );
  return all.filter((route) => route !== STOCK);
}

/** Returns whether a route has a file. Routes that are only rendered have none. */
export function hasFile({ absolutePath }: Partial<RouteMeta>): boolean {
  return absolutePath !== undefined;
}

/**
 * Renders a not-found page for every version and language. Rspress only renders one, for the default ones: a route
 * without a file that it adds to the list of routes when it renders the pages. This plugin adds the others to that
 * list.
 */
export function notFoundRoutesPlugin(
  readService: () => RouteService,
  site: () => NotFoundSite,
): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      api.processAssets(
        { stage: 'optimize-hash', environments: ['node'] },
        reportErrors(() => {
          const service = readService();
          const routes = notFoundRoutes(site()).filter((route) => !service.isExistRoute(route));
          const getRoutes = Object.getPrototypeOf(service).getRoutes as RouteService['getRoutes'];
          service.getRoutes = () => [
            ...getRoutes.call(service),
            ...routes.map((routePath) => ({ routePath }) as RouteMeta),
          ];
        }),
      );
    },
  };
}
