import type { AskStore } from './askStore';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes what is older than so many days, now and once a day. @returns ends it */
export function keepFor(
  days: number,
  store: Pick<AskStore, 'deleteBefore'>,
  complain: (text: string) => void,
): () => void {
  const purge = () => {
    store.deleteBefore(Date.now() - days * DAY).catch((error: Error) => {
      complain(`[ask-ai] old questions could not be deleted: ${error.message}`);
    });
  };
  purge();
  const timer = setInterval(purge, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
