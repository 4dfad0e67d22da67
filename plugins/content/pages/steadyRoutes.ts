import type { RouteService } from '@rspress/core';

/** The file that Rspress writes for a page with content from a plugin, with its index in the list. */
const WRITTEN_PAGE = /[\\/]\.rspress[\\/]runtime[\\/]temp-(\d+)\.\w+$/;

/**
 * Moves the pages from plugins behind the others, in the order of the list instead of the order in which they were
 * written.
 */
export function steadyRoutes({ routeData }: Pick<RouteService, 'routeData'>): void {
  const place = (file: string) => Number(WRITTEN_PAGE.exec(file)?.[1] ?? -1);
  const entries = [...routeData].sort(
    ([, a], [, b]) => place(a.routeMeta.absolutePath) - place(b.routeMeta.absolutePath),
  );
  routeData.clear();
  for (const [route, page] of entries) routeData.set(route, page);
}
