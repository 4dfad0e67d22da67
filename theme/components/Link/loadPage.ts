import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { findRoute } from '../../routes/siteRoutes';
import { trackProgress } from './progress';

/** How a navigation went on: `stale` means that the reader has chosen another page meanwhile. */
export type PageLoad = 'ready' | 'stale' | 'failed' | 'missing';

let latest = 0;

async function readPage(path: string) {
  return (await findRoute(path)) ? initPageData(path) : undefined;
}

/** Loads the code and the data of a page, with the progress bar when that is slow. */
export async function loadPage(path: string): Promise<PageLoad> {
  latest += 1;
  const turn = latest;
  try {
    const data = await trackProgress(readPage(path));
    if (turn !== latest) return 'stale';
    if (!data) return 'missing';
    warmPageData(path, data);
    return 'ready';
  } catch {
    return turn === latest ? 'failed' : 'stale';
  }
}

/** Fetches the code of a page ahead of time. A failure is left to the click, which loads it in full. */
export function preloadPage(path: string): void {
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}
