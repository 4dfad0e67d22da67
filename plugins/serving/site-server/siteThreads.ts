import { openWorker, type WorkerCalls } from '../server/worker/openWorker';
import { createPool } from '../server/worker/pool';
import { startWorker } from '../server/worker/startWorker';
import type { SiteCalls, SiteWorkerInput } from './siteWorker';

/** The timeout of a search in ms, including the time in the queue. */
const PATIENCE = 20_000;

/** Threads that search and select quotes. */
export interface SiteThreads extends WorkerCalls<SiteCalls> {
  /** Settles when every thread has loaded its data or has failed. */
  loaded: Promise<void>;
}

/** Starts threads that search and select quotes. They load their data immediately. */
export function openSiteThreads(
  input: SiteWorkerInput,
  count: number,
  log: (text: string) => void,
): SiteThreads {
  const threads = Array.from({ length: count }, () =>
    openWorker<SiteCalls>({
      start: () => startWorker(import.meta.url, 'siteWorker', input),
      name: '[search] a thread of the search',
      log,
      patience: PATIENCE,
    }),
  );
  // Errors are logged by the thread, and the next search retries.
  const loading = Promise.allSettled(threads.map((thread) => thread.call('ready', undefined)));
  return { ...createPool(threads), loaded: loading.then(() => {}) };
}
