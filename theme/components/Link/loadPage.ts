import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { findRoute } from '../../routes/siteRoutes';
import { isReachable } from './isReachable';
import { trackProgress } from './progress';

/**
 * How a navigation went on. `failed` means that the code of the page did not arrive, and `missing`
 * that there is none: a document may be there in both cases. With `unreachable`, the network does
 * not bring that either; with `stale`, the reader has chosen another page meanwhile.
 */
export type PageLoad = 'ready' | 'failed' | 'missing' | 'unreachable' | 'stale';

type PageData = Awaited<ReturnType<typeof initPageData>>;

let latest = 0;

async function readPage(path: string, address: string): Promise<PageData | PageLoad> {
  try {
    if (await findRoute(path)) return await initPageData(path);
  } catch {
    return (await isReachable(address)) ? 'failed' : 'unreachable';
  }
  return (await isReachable(address)) ? 'missing' : 'unreachable';
}

/**
 * Loads the code and the data of a page, with the progress bar when that is slow.
 *
 * @param path the route of the page
 * @param address where its document is
 */
export async function loadPage(path: string, address: string): Promise<PageLoad> {
  latest += 1;
  const turn = latest;
  const page = await trackProgress(readPage(path, address));
  if (turn !== latest) return 'stale';
  if (typeof page === 'string') return page;
  warmPageData(path, page);
  return 'ready';
}

/** The reader stays on the page that is shown, and no longer waits for another. */
export function stayOnPage(): void {
  latest += 1;
  void trackProgress(Promise.resolve());
}

/** Fetches the code of a page ahead of time. A failure is left to the click, which loads it in full. */
export function preloadPage(path: string): void {
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}
