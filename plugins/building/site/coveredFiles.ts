import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { routeKey } from '../../../theme/routes/routeKey';
import type { CheckedRoute } from './routeCollisions';

/** What pages are built as: HTML, and the same as Markdown. */
const OF_PAGE = /\.(?:html|md)$/;

/**
 * Files in `public` at the address of a page, which takes their place in the output without a word, one line
 * for each.
 *
 * @param cwd the folder that files are named from
 */
export function coveredFiles(
  publicDir: string,
  routes: readonly Pick<CheckedRoute, 'routePath' | 'absolutePath'>[],
  cwd: string,
): string[] {
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
      return `${file} has the same address as ${path.relative(cwd, page.absolutePath)}, which is built instead → remove or rename one of them`;
    });
}
