import type { Worker } from 'node:worker_threads';
import { type Calls, type Question, type Reply, WorkerError } from './messages';

/** Functions of another thread. */
export interface WorkerCalls<Api extends Calls> {
  /**
   * Runs one of them there.
   *
   * @throws {WorkerError} what it throws, or that the thread has ended or takes too long
   */
  call<Name extends keyof Api & string>(
    name: Name,
    argument: Parameters<Api[Name]>[0],
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Api[Name]>>>;
  /** Calls that are not answered yet. */
  waiting(): number;
  /** Why it does not answer; nothing while it does. */
  problem(): string | undefined;
  close(): Promise<void>;
}

interface WorkerOptions {
  start: () => Worker;
  /** How the log calls it. */
  name: string;
  /** Takes what goes wrong, and what the thread has to say. */
  log: (text: string) => void;
  /** How long a call may take, in ms; the thread is then started anew, unless it is still starting. */
  patience: number;
}

/**
 * A thread that has not answered yet may take so many times as long: on a machine that is busy for a
 * time it starts slowly, and starting it again and again would only make that worse.
 */
const STARTING = 6;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
  finish(): void;
}

/** Starts a thread for its functions; one that ends is started anew by the next call. */
export function openWorker<Api extends Calls>({
  start,
  name,
  log,
  patience,
}: WorkerOptions): WorkerCalls<Api> {
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

  /** Gives a thread up: nothing that it still says counts. */
  function leave(left: Worker, reason: string): void {
    if (left !== worker) return;
    worker = undefined;
    problem = reason;
    log(`${name} ${reason} → it will be restarted when it is needed`);
    for (const id of [...waiting.keys()]) settle(id)?.reject(new WorkerError(`${name} ${reason}`));
    void left.terminate();
  }

  /** Gives a call up that waits too long, and the thread with it unless that may still be starting. */
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
    async close() {
      const closed = worker;
      worker = undefined;
      for (const id of [...waiting.keys()])
        settle(id)?.reject(new WorkerError(`${name} is closed`));
      await closed?.terminate();
    },
  };
}
