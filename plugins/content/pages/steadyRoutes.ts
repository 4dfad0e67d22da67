import type { RouteService } from '@rspress/core';

/** A page whose content a plugin gave: Rspress writes it to a file with its place in the list. */
const WRITTEN_PAGE = /[\\/]\.rspress[\\/]runtime[\\/]temp-(\d+)\.\w+$/;

/** Puts the pages that plugins gave behind the others, in their order, not in that of writing them. */
export function steadyRoutes({ routeData }: Pick<RouteService, 'routeData'>): void {
  const place = (file: string) => Number(WRITTEN_PAGE.exec(file)?.[1] ?? -1);
  const entries = [...routeData].sort(
    ([, a], [, b]) => place(a.routeMeta.absolutePath) - place(b.routeMeta.absolutePath),
  );
  routeData.clear();
  for (const [route, page] of entries) routeData.set(route, page);
}
