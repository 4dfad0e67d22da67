import { setTimeout as wait } from 'node:timers/promises';

/** Registers a function that must run before the process ends. */
export type AtStop = (name: string, close: () => Promise<void>) => void;

/**
 * Collects functions that close resources when the server stops, and runs them in parallel.
 *
 * @param patience the timeout of each, in ms
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
    /** Settles when everything is closed, has failed or has timed out. Never rejects. */
    close: async () => {
      await Promise.all(tasks.map(closeOne));
    },
  };
}
