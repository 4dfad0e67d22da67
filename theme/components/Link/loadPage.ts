import { initPageData, pathnameToRouteService, warmPageData } from '@rspress/core/runtime';
import { findRoute } from '../../routes/siteRoutes';
import { isReachable } from './isReachable';
import { trackProgress } from './progress';

/**
 * The result of a navigation. `failed`: the code of the page could not be loaded. `missing`: there is
 * no such page. In both cases, a document may exist. `unreachable`: the document cannot be loaded
 * either. `stale`: the reader has started another navigation in the meantime.
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
 * Loads the code and the data of a page, with a progress bar if that is slow.
 *
 * @param path the route of the page
 * @param address the URL of its document
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

/** Cancels the current navigation. */
export function stayOnPage(): void {
  latest += 1;
  void trackProgress(Promise.resolve());
}

/** Preloads the code of a page. Errors are ignored, because a click retries the request and handles them. */
export function preloadPage(path: string): void {
  pathnameToRouteService(path)
    ?.preload()
    .catch(() => {});
}
