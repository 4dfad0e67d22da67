import { openWorker, type WorkerCalls } from '../server/worker/openWorker';
import { createPool } from '../server/worker/pool';
import { startWorker } from '../server/worker/startWorker';
import type { SiteCalls, SiteWorkerInput } from './siteWorker';

/** How long a search may take with those before it, in ms. */
const PATIENCE = 20_000;

/** Threads that search and choose what is quoted; they are loaded at once. */
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
  // What goes wrong stands in the log, and is tried again when somebody searches.
  for (const thread of threads) thread.call('ready', undefined).catch(() => {});
  return createPool(threads);
}
