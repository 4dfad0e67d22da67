import { setTimeout as wait } from 'node:timers/promises';

/** Takes what has to be written or ended before the process ends. */
export type AtStop = (name: string, close: () => Promise<void>) => void;

/**
 * What is closed when the server stops, all at once.
 *
 * @param patience how long to wait for it, in ms
 */
export function createClosing(patience: number, complain: (text: string) => void) {
  const tasks: { name: string; close: () => Promise<void> }[] = [];

  async function closeOne({ name, close }: (typeof tasks)[number]): Promise<void> {
    const over = new AbortController();
    const late = wait(patience, undefined, { signal: over.signal }).then(() => {
      throw new Error(`it took longer than ${patience} ms`);
    });
    try {
      await Promise.race([close(), late]);
    } catch (error) {
      complain(`[server] ${name} could not be closed: ${(error as Error).message}`);
    } finally {
      over.abort();
      late.catch(() => {});
    }
  }

  const atStop: AtStop = (name, close) => {
    tasks.push({ name, close });
  };
  return {
    atStop,
    /** Settles when everything is closed, has failed or is given up; never rejects. */
    close: async () => {
      await Promise.all(tasks.map(closeOne));
    },
  };
}
