import os from 'node:os';
import process from 'node:process';

/**
 * With this value, the main thread gets about two and a half times as much of a shared core (Linux
 * `nice`: 1.25 per step). With a higher one, the search would starve on a busy machine.
 */
const NICENESS = 4;

/**
 * Lowers the priority of the calling thread, so that the main thread, which serves pages, goes first when
 * both need a core. Does nothing except on Linux: elsewhere it would slow down the whole process.
 */
export function yieldToMain(): void {
  // On Linux, 0 is the calling thread.
  if (process.platform === 'linux') os.setPriority(0, NICENESS);
}
