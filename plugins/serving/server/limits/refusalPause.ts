import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 250;
const MOST_WAITING = 1000;

/**
 * Delays refusals. A client that retries immediately then sends four requests a second on each
 * connection instead of keeping the server busy with refusals.
 *
 * @param most the maximum number of refusals delayed at the same time; others are sent at once
 */
export function createRefusalPause(ms = PAUSE_MS, most = MOST_WAITING): () => Promise<void> {
  let waiting = 0;
  return async () => {
    if (waiting >= most) return;
    waiting += 1;
    await wait(ms);
    waiting -= 1;
  };
}
