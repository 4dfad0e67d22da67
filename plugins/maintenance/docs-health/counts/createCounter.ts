import type { AskStore } from '../../../retrieval/ask-ai/store/askStore';
import { dayOf, type Sighting } from '../../../retrieval/ask-ai/store/sighting';

/** How long what is seen is gathered before it is written, in ms. */
const GATHER_TIME = 1000;
/** Different things that are gathered; more are not counted. */
const ROOM = 500;

/** Counts what readers do not find. */
export interface Counter {
  add(seen: Omit<Sighting, 'day' | 'times'>): void;
  /** Hands over what is gathered. */
  close(): void;
}

/** Gathers what is seen and hands it to the store, which writes it in a thread of its own: nobody waits. */
export function createCounter(
  store: Pick<AskStore, 'count'>,
  { gatherTime = GATHER_TIME, room = ROOM, now = Date.now } = {},
): Counter {
  const gathered = new Map<string, Sighting>();
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
