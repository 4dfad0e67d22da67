import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RouteService } from '@rspress/core';

const NAME = 'lectern:page-data';

/** Pages that Rspress has not read yet are named so; it leaves those without an extension alone. */
const UNREAD = '';

/**
 * Keeps Rspress from reading and parsing every page for its data: it asks for the routes once, behind
 * the first hook of its bundler, and gets them without files.
 *
 * @param readService the service with the routes
 */
export function withoutStockReading(readService: () => RouteService): RsbuildPlugin {
  return {
    name: NAME,
    setup(api) {
      api.modifyBundlerChain({
        order: 'pre',
        handler: (_, { environment }) => {
          if (environment.name !== 'web') return;
          const service = readService();
          service.getRoutes = () => {
            Reflect.deleteProperty(service, 'getRoutes');
            return service.getRoutes().map((route) => ({ ...route, absolutePath: UNREAD }));
          };
        },
      });
    },
  };
}

function fileOf({ absolutePath }: RouteMeta, docDir: string) {
  const _relativePath = path.relative(docDir, absolutePath).split(path.sep).join('/');
  return { _filepath: absolutePath, _relativePath };
}

/** The data of a page that came when Rspress had already asked for those of all pages. */
export function pageDataOf(
  route: RouteMeta,
  docDir: string,
  read: (route: RouteMeta) => Partial<PageIndexInfo>,
): PageIndexInfo {
  const { routePath, lang, version } = route;
  const texts = { title: '', content: '', _flattenContent: '', toc: [], frontmatter: {} };
  return { ...texts, routePath, lang, version, ...fileOf(route, docDir), ...read(route) };
}

/**
 * Gives the data of pages that Rspress has left alone.
 *
 * @throws if it has read them after all, so that an update of Rspress does not go unnoticed
 */
export function answerPageData(
  pages: PageIndexInfo[],
  { routes, docDir }: { routes: readonly RouteMeta[]; docDir: string },
  read: (route: RouteMeta) => Partial<PageIndexInfo>,
): void {
  const byRoute = new Map(routes.map((route) => [route.routePath, route]));
  for (const page of pages) {
    const route = byRoute.get(page.routePath);
    if (page._filepath !== UNREAD || !route) {
      throw new Error(
        `[content] Rspress has read ${page._filepath || page.routePath} itself → this version of Rspress is not supported; install the one in package.json`,
      );
    }
    Object.assign(page, fileOf(route, docDir), read(route));
  }
}
