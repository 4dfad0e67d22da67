import type { AskStore } from '../../../retrieval/ask-ai/store/askStore';
import { dayOf, type EventCount } from '../../../retrieval/ask-ai/store/eventCount';

/** The time to collect counts before they are written, in ms. */
const GATHER_TIME = 1000;
/** The maximum number of different items to collect. Others are not counted. */
const ROOM = 500;

/** Counts failed searches and missing addresses. */
export interface Counter {
  add(seen: Omit<EventCount, 'day' | 'times'>): void;
  /** Writes the collected counts. */
  close(): void;
}

/**
 * Collects counts and passes them to the store, which writes them in a separate thread so that no request
 * waits.
 */
export function createCounter(
  store: Pick<AskStore, 'count'>,
  { gatherTime = GATHER_TIME, room = ROOM, now = Date.now } = {},
): Counter {
  const gathered = new Map<string, EventCount>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size > 0) store.count([...gathered.values()]);
    gathered.clear();
  }

  return {
    add(seen) {
      const day = dayOf(now());
      const key = JSON.stringify([day, ...Object.values(seen)]);
      const known = gathered.get(key);
      if (known) known.times += 1;
      else if (gathered.size < room) gathered.set(key, { ...seen, day, times: 1 });
      timer ??= setTimeout(flush, gatherTime).unref();
    },
    close: flush,
  };
}
