import type { AskStore } from './askStore';

const DAY = 24 * 60 * 60 * 1000;
/** Until then a machine that starts with a wrong clock has usually set it. */
const FIRST = 10 * 60 * 1000;
/** By more than this a clock was set; a machine that sleeps seems to set it, too. */
const JUMP = 60 * 60 * 1000;

/** Milliseconds by which the clock is ahead of the time that this process runs. */
const clockOffset = () => Date.now() - performance.now();

/**
 * Deletes what is older than so many days, ten minutes after the start and then once a day. A clock that is
 * wrong makes everything look old: where it was set since the last look, nothing is deleted before the next.
 *
 * @returns ends it
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
