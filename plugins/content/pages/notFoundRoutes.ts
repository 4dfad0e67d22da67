import type { RsbuildPlugin } from '@rsbuild/core';
import type { RouteMeta, RouteService } from '@rspress/core';
import { reportErrors } from '../../support/reportErrors';
import type { SiteFacts } from '../../support/siteFacts';

const NAME = 'lectern:not-found-routes';

/** The route of the page for missing pages that Rspress renders by itself. */
const STOCK = '/404';

type NotFoundSite = Pick<SiteFacts, 'lang' | 'langs' | 'version' | 'versions'>;

/** The routes of the pages for missing pages, of every version and language but the default ones. */
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

/** Whether a route is that of a page: those that are only rendered have no file. */
export function hasFile({ absolutePath }: Partial<RouteMeta>): boolean {
  return absolutePath !== undefined;
}

/**
 * Renders a page for missing pages in every version and language. Rspress renders one, for the
 * default ones, as a route without a file that it adds when it renders all pages; the others stand
 * beside it in what it gets there.
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
