/** The minimum time between two lines, in ms. Shorter work prints nothing. */
const PAUSE_MS = 5000;

/** Reports the progress of long work: the number of finished parts, and of all parts. */
export type Progress = (done: number, total: number) => void;

/**
 * Creates a function that prints the progress of long work from time to time: `[samples] v2: 40 of 560 projects`.
 *
 * @param what the work, with `{}` in place of the numbers
 * @param say prints a line
 * @param now returns the time in ms, for tests
 */
export function progressOf(
  what: string,
  say: (line: string) => void,
  now: () => number = Date.now,
): Progress {
  let last = now();
  return (done, total) => {
    if (now() - last < PAUSE_MS || done >= total) return;
    last = now();
    say(what.replace('{}', `${done} of ${total}`));
  };
}
