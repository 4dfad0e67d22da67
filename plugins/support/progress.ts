/** Lines come at most this often: work that ends before it says nothing. */
const PAUSE_MS = 5000;

/** Told of a step of long work: how many parts are done, of how many. */
export type Progress = (done: number, total: number) => void;

/**
 * Says how far long work is, now and then: `[samples] v2: 40 of 560 projects`.
 *
 * @param what is counted, with `{}` in place of the numbers
 * @param say gets a line
 * @param now the time in ms, for tests
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
