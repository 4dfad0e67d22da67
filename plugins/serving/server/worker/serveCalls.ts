import { parentPort, workerData } from 'node:worker_threads';
import type { Calls, Question, Reply } from './messages';
import type { WorkerStart } from './startWorker';

const send = (reply: Reply) => parentPort?.postMessage(reply);

/** What the main thread started this one with. */
export function workerInput<Input>(): Input {
  return (workerData as WorkerStart<Input>).input;
}

/** Writes a line into the log of the main thread. */
export function logLine(log: string): void {
  send({ log });
}

/** Answers the main thread; what it no longer waits for is aborted. */
export function serveCalls(calls: Calls): void {
  const underWay = new Map<number, AbortController>();

  async function answer({ id, name, argument }: Extract<Question, { name: string }>) {
    const end = new AbortController();
    underWay.set(id, end);
    try {
      const value = await calls[name]?.(argument as never, end.signal);
      send({ id, value });
    } catch (error) {
      const { name: kind, message, code } = error as NodeJS.ErrnoException;
      send({ id, error: { name: kind, message, code } });
    } finally {
      underWay.delete(id);
    }
  }

  parentPort?.on('message', (question: Question) => {
    if ('name' in question) void answer(question);
    else underWay.get(question.id)?.abort();
  });
}
