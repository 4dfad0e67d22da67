import os from 'node:os';
import process from 'node:process';

/**
 * Of a core that both want, the main thread gets about two and a half times as much (Linux `nice`, 1.25
 * per step). More would starve the search where other programs keep the machine busy.
 */
const NICENESS = 4;

/**
 * Lets the main thread go first where both wait for a core: its answers are short, and pages are among
 * them. Called in the thread that yields. Only Linux has a priority for a single thread; elsewhere the
 * call would slow the whole process down, and nothing is done.
 */
export function yieldToMain(): void {
  // 0 is the calling thread there.
  if (process.platform === 'linux') os.setPriority(0, NICENESS);
}
