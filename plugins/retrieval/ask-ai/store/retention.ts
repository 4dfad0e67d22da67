import type { AskStore } from './askStore';
import { DAY_MS } from './eventCount';

/** The delay of the first purge, in ms. By then, a machine that starts with a wrong clock has usually corrected it. */
const FIRST = 10 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Describes the difference between the clock and the last trusted time. */
function differenceOf(doubt: number): string {
  const days = Math.round(Math.abs(doubt) / DAY_MS);
  return `${days} ${days === 1 ? 'day' : 'days'} ${doubt > 0 ? 'after' : 'before'}`;
}

/**
 * Deletes questions that are older than the given number of days: ten minutes after the start, and then every hour. A
 * wrong clock would make all of them look old, so the database remembers the time: see `deleteExpired`.
 *
 * @returns a function that stops it
 */
export function keepFor(
  days: number,
  store: Pick<AskStore, 'deleteExpired'>,
  complain: (text: string) => void,
): () => void {
  let isDoubted = false;
  let isRunning = false;
  let timer = setTimeout(run, FIRST).unref();

  async function purge(): Promise<void> {
    const { doubt } = await store.deleteExpired(days);
    if (doubt !== undefined && !isDoubted) {
      complain(
        `[ask-ai] the clock of this machine is ${differenceOf(doubt)} the last known time → correct it if it is wrong; otherwise, old questions are deleted after the server has run with this clock on seven different days, or now by "lectern ask purge"`,
      );
    }
    isDoubted = doubt !== undefined;
  }

  function run(): void {
    timer = setTimeout(run, HOUR).unref();
    // While the database is away, a purge waits for it.
    if (isRunning) return;
    isRunning = true;
    purge()
      .catch((error: Error) => {
        complain(`[ask-ai] old questions could not be deleted: ${error.message}`);
      })
      .finally(() => {
        isRunning = false;
      });
  }
  return () => clearTimeout(timer);
}
