import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { routeKey } from '../../../theme/routes/routeKey';
import type { CheckedRoute, RouteFault } from './routeCollisions';

/** Matches the output files of pages: HTML and Markdown. */
const OF_PAGE = /\.(?:html|md)$/;

/**
 * Finds files in `public` at the address of a page, which would silently replace it in the output.
 *
 * @param cwd the folder to which file names in messages are relative
 */
export function coveredFaults(
  publicDir: string,
  routes: readonly Pick<CheckedRoute, 'routePath' | 'absolutePath'>[],
  cwd: string,
): RouteFault[] {
  if (!statSync(publicDir, { throwIfNoEntry: false })?.isDirectory()) return [];
  const pages = new Map(routes.map((route) => [routeKey(route.routePath), route]));
  return readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => OF_PAGE.test(name))
    .sort()
    .flatMap((name) => {
      const address = `/${name.replaceAll(path.sep, '/').replace(OF_PAGE, '')}`;
      const page = pages.get(routeKey(address));
      if (!page) return [];
      const file = path.relative(cwd, path.join(publicDir, name));
      const message = `has the same address as ${path.relative(cwd, page.absolutePath)}, which is built instead → remove or rename one of them`;
      return [{ files: [file], message }];
    });
}

/** Reports files in `public` at the address of a page, one per line. */
export const coveredFiles = (...given: Parameters<typeof coveredFaults>): string[] =>
  coveredFaults(...given).map(({ files, message }) => `${files.join(' and ')} ${message}`);
