import os from 'node:os';
import process from 'node:process';

/**
 * The main thread gets about two and a half times as much of a shared core (Linux `nice`: 1.25 per step).
 * With a higher value the search would starve on a machine that other programs keep busy.
 */
const NICENESS = 4;

/**
 * Lowers the priority of the calling thread, so that the main thread, which serves pages, goes first when
 * both need a core. Does nothing except on Linux: elsewhere it would slow down the whole process.
 */
export function yieldToMain(): void {
  // On Linux, 0 means the calling thread.
  if (process.platform === 'linux') os.setPriority(0, NICENESS);
}
