import type { Worker } from 'node:worker_threads';
import { type Calls, type Question, type Reply, WorkerError } from './messages';

/** The functions of a worker thread. */
export interface WorkerCalls<Api extends Calls> {
  /**
   * Runs a function in the thread.
   *
   * @throws {WorkerError} the error of the function, or that the thread has exited or timed out
   */
  call<Name extends keyof Api & string>(
    name: Name,
    argument: Parameters<Api[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Api[Name]>>>;
  /** Returns the number of pending calls. */
  waiting(): number;
  /** Returns why the thread does not answer, or `undefined` if it does. */
  problem(): string | undefined;
  close(): Promise<void>;
}

/** A worker thread. */
interface WorkerThread<Api extends Calls> extends WorkerCalls<Api> {
  /** Returns whether the thread is running and has loaded its code. */
  isLoaded(): boolean;
}

interface WorkerOptions {
  start: () => Worker;
  /** The name in log messages. */
  name: string;
  /** Receives errors, and log messages of the thread. */
  log: (text: string) => void;
  /** The timeout of a call in ms. When it expires, the thread is restarted, unless it is still starting. */
  patience: number;
}

/**
 * The timeout of a thread that has not answered yet, as a multiple of `patience`. On a busy
 * machine, a thread starts slowly, and restarting it again and again would make that worse.
 */
const STARTING = 6;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  finish(): void;
}

/** Starts a worker thread. If the thread exits, the next call restarts it. */
export function openWorker<Api extends Calls>({
  start,
  name,
  log,
  patience,
}: WorkerOptions): WorkerThread<Api> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  /** When a thread that has not answered yet was started, in ms. */
  let startingSince: number | undefined;
  let problem: string | undefined;
  let lastId = 0;

  function settle(id: number): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    found?.finish();
    return found;
  }

  function receive(reply: Reply): void {
    if ('log' in reply) {
      log(reply.log);
      return;
    }
    problem = undefined;
    startingSince = undefined;
    const asked = settle(reply.id);
    if ('value' in reply) asked?.resolve(reply.value);
    else asked?.reject(new WorkerError(reply.error.message, reply.error.code));
  }

  /** Abandons a thread. Its later messages are ignored. */
  function leave(left: Worker, reason: string): void {
    if (left !== worker) return;
    worker = undefined;
    problem = reason;
    log(`${name} ${reason} → it will be restarted when it is needed`);
    for (const id of [...waiting.keys()]) settle(id)?.reject(new WorkerError(`${name} ${reason}`));
    void left.terminate();
  }

  /** Fails a call that has timed out, and abandons its thread unless that may still be starting. */
  function giveUp(id: number, asked: Worker): void {
    const reason = `takes longer than ${patience} ms`;
    const age = startingSince === undefined ? undefined : performance.now() - startingSince;
    if (age === undefined || age >= STARTING * patience) {
      leave(asked, reason);
      return;
    }
    if (problem === undefined) log(`${name} ${reason} to start → still waiting`);
    problem = `${reason} to start`;
    settle(id)?.reject(new WorkerError(`${name} ${reason} to start`));
  }

  function open(): Worker {
    const opened = start();
    startingSince = performance.now();
    opened.on('message', (reply: Reply) => {
      if (opened === worker) receive(reply);
    });
    opened.on('error', (error: Error) => leave(opened, `has failed: ${error.stack ?? error}`));
    opened.on('exit', (code) => leave(opened, `has ended with ${code}`));
    return opened;
  }

  return {
    call: (called, argument, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        worker ??= open();
        const asked = worker;
        lastId += 1;
        const id = lastId;
        const send = (question: Question) => asked.postMessage(question);
        const cancel = () => {
          send({ id, isCancelled: true });
          settle(id)?.reject(signal?.reason);
        };
        const late = setTimeout(() => giveUp(id, asked), patience);
        signal?.addEventListener('abort', cancel, { once: true });
        const finish = () => {
          clearTimeout(late);
          signal?.removeEventListener('abort', cancel);
        };
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, finish });
        send({ id, name: called, argument });
      }),
    waiting: () => waiting.size,
    problem: () => problem,
    isLoaded: () => worker !== undefined && startingSince === undefined,
    async close() {
      const closed = worker;
      worker = undefined;
      for (const id of [...waiting.keys()])
        settle(id)?.reject(new WorkerError(`${name} is closed`));
      await closed?.terminate();
    },
  };
}
