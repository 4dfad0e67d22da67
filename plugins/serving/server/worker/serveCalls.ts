import { parentPort, workerData } from 'node:worker_threads';
import type { Calls, Question, Reply } from './messages';
import type { WorkerStart } from './startWorker';

const send = (reply: Reply) => parentPort?.postMessage(reply);

/** Returns the input that the main thread passed to this one. */
export function workerInput<Input>(): Input {
  return (workerData as WorkerStart<Input>).input;
}

/** Writes a line to the log of the main thread. */
export function logLine(log: string): void {
  send({ log });
}

/** Answers the calls of the main thread. Cancelled calls are aborted. */
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
