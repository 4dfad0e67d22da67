import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RouteService } from '@rspress/core';

const NAME = 'lectern:page-data';

/** The file name of pages that Rspress must not read. It skips names without an extension. */
const UNREAD = '';

/**
 * Prevents Rspress from reading and parsing every page for its data. It requests the routes once, after the first
 * hook of its bundler, and receives them without file names.
 *
 * @param readService returns the service with the routes
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

/** Returns the data of a page that was added after Rspress collected the data of all pages. */
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
 * Fills in the data of the pages that Rspress did not read.
 *
 * @throws if it did read them, so that a relevant update of Rspress is noticed
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
