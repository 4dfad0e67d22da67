import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 250;
const MOST_WAITING = 1000;

/**
 * What a refused client waits before it hears so. One that asks again at once, over as many connections
 * as it likes, then asks four times a second over each, instead of keeping the server busy with refusals.
 *
 * @param most how many may wait together; further ones are refused at once
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
