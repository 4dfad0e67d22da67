import { openWorker, type WorkerCalls } from '../server/worker/openWorker';
import { createPool } from '../server/worker/pool';
import { startWorker } from '../server/worker/startWorker';
import type { SiteCalls, SiteWorkerInput } from './siteWorker';

/** The timeout of a search in ms, including the time in the queue. */
const PATIENCE = 20_000;

/** Starts threads that search and select quotes. They load their data immediately. */
export function openSiteThreads(
  input: SiteWorkerInput,
  count: number,
  log: (text: string) => void,
): WorkerCalls<SiteCalls> {
  const threads = Array.from({ length: count }, () =>
    openWorker<SiteCalls>({
      start: () => startWorker(import.meta.url, 'siteWorker', input),
      name: '[search] a thread of the search',
      log,
      patience: PATIENCE,
    }),
  );
  // Errors are logged by the thread, and the next search retries.
  for (const thread of threads) thread.call('ready', undefined).catch(() => {});
  return createPool(threads);
}
