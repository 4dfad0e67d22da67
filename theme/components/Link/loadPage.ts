import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { trackProgress } from './progress';

/** How a navigation went on: `stale` means that the reader has chosen another page meanwhile. */
export type PageLoad = 'ready' | 'stale' | 'failed';

let latest = 0;

/** Loads the code and the data of a page, with the progress bar when that is slow. */
export async function loadPage(path: string): Promise<PageLoad> {
  latest += 1;
  const turn = latest;
  try {
    const data = await trackProgress(initPageData(path));
    if (turn !== latest) return 'stale';
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
