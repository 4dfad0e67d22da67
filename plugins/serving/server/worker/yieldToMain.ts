import os from 'node:os';
import process from 'node:process';

/**
 * By this value, the main thread gets about two and a half times as much of a shared core (Linux
 * `nice`: 1.25 per step). With a higher one, the search would starve on a busy machine.
 */
const NICENESS = 4;
const HIGHEST_NICENESS = 19;

/**
 * Lowers the priority of the calling thread, so that the main thread, which serves pages, goes first when
 * both need a core. The server itself may have been started with a low priority (`nice`, `Nice=`), and only root may
 * raise it. Does nothing except on Linux: elsewhere it would slow down the whole process.
 */
export function yieldToMain(): void {
  if (process.platform !== 'linux') return;
  try {
    // On Linux, 0 is the calling thread.
    os.setPriority(0, Math.min(os.getPriority(0) + NICENESS, HIGHEST_NICENESS));
  } catch {
    // A sandbox may forbid it.
  }
}
