import type { AskStore } from './askStore';

const DAY = 24 * 60 * 60 * 1000;
/** The delay of the first purge, in ms. By then, a machine that starts with a wrong clock has usually corrected it. */
const FIRST = 10 * 60 * 1000;
/** The minimum jump of a clock that was set, in ms. Resuming from sleep looks the same. */
const JUMP = 60 * 60 * 1000;

/** Returns the difference between the clock and the running time of the process, in ms. */
const clockOffset = () => Date.now() - performance.now();

/**
 * Deletes questions that are older than the given number of days: ten minutes after the start, and then once a day. A
 * wrong clock would make all of them look old, so nothing is deleted if the clock was set since the last run.
 *
 * @returns a function that stops it
 */
export function keepFor(
  days: number,
  store: Pick<AskStore, 'deleteBefore'>,
  complain: (text: string) => void,
): () => void {
  let offset = clockOffset();
  let timer = setTimeout(purge, FIRST).unref();

  function purge(): void {
    const isSet = Math.abs(clockOffset() - offset) > JUMP;
    offset = clockOffset();
    timer = setTimeout(purge, isSet ? FIRST : DAY).unref();
    if (isSet) {
      complain('[ask-ai] the clock of this machine was set → old questions are deleted later');
      return;
    }
    store.deleteBefore(Date.now() - days * DAY).catch((error: Error) => {
      complain(`[ask-ai] old questions could not be deleted: ${error.message}`);
    });
  }
  return () => clearTimeout(timer);
}
