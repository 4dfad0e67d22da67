import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './databaseErrors';

/** A pending write. */
export interface Write<Value> {
  /** The kind of the write, which `close` reports if it is lost. */
  kind: string;
  /** @throws {DatabaseError} */
  attempt: () => Promise<Value>;
  /** The timeout, in ms. Without one, the write is retried until it succeeds. */
  patience?: number;
}

interface Waiting {
  kind: string;
  attempt: () => Promise<unknown>;
  isAwaited: boolean;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

export interface WriteQueueOptions {
  /** The maximum number of pending writes. */
  room: number;
  /** Called when writes start to fail, and with `undefined` when they succeed again. */
  onTrouble: (trouble: DatabaseError | undefined) => void;
  /** The first and the longest pause between retries, in ms. The pause doubles with each failure. */
  pauses?: { first: number; longest: number };
}

const PAUSES = { first: 100, longest: 5_000 };

/**
 * Creates a bounded queue that writes one entry at a time, in order, and retries until it succeeds. It never blocks.
 */
export function createWriteQueue({ room, onTrouble, pauses = PAUSES }: WriteQueueOptions) {
  const waiting: Waiting[] = [];
  let trouble: DatabaseError | undefined;
  let running: Promise<void> | undefined;
  let isClosing = false;
  let isClosed = false;
  let { longest } = pauses;
  let awake = new AbortController();

  /** Removes a write from the queue. @returns whether it was still in the queue */
  function take(write: Waiting): boolean {
    const at = waiting.indexOf(write);
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  }

  function report(error: DatabaseError | undefined): void {
    const hasChanged = error?.code !== trouble?.code;
    trouble = error;
    if (hasChanged) onTrouble(error);
  }

  /** Rejects the writes with a timeout, for which waiting is useless. */
  function failAwaited(error: DatabaseError): void {
    for (const write of waiting.filter(({ isAwaited }) => isAwaited)) {
      if (take(write)) write.reject(error);
    }
  }

  /** Attempts a write. @returns whether to continue without a pause */
  async function attempt(write: Waiting): Promise<boolean> {
    try {
      const value = await write.attempt();
      report(undefined);
      if (take(write)) write.resolve(value);
    } catch (error) {
      const known = error as DatabaseError;
      if (known.code === 'refused') {
        if (take(write)) write.reject(known);
        return true;
      }
      report(known);
      if (known.code !== 'busy') failAwaited(known);
      // A lock may be released in time. Other problems, such as a full disk, are not solved during a stop.
      isClosed ||= isClosing && known.code !== 'busy';
      return waiting.length === 0;
    }
    return true;
  }

  async function run(): Promise<void> {
    let pause = pauses.first;
    for (let [write] = waiting; write && !isClosed; [write] = waiting) {
      if (await attempt(write)) {
        pause = pauses.first;
        continue;
      }
      await wait(Math.min(pause, longest), undefined, { signal: awake.signal }).catch(() => {});
      pause *= 2;
    }
    running = undefined;
  }

  function add<Value>({ kind, attempt: write, patience }: Write<Value>): Promise<Value> {
    const isAwaited = patience !== undefined;
    const isHopeless = isAwaited && waiting.length > 0 && trouble && trouble.code !== 'busy';
    if (isClosed || isHopeless || waiting.length >= room) {
      const reason = isClosed ? 'it is closed' : `${waiting.length} writes are already queued`;
      return Promise.reject(trouble ?? new DatabaseError('away', reason));
    }
    const { promise, resolve, reject } = withResolvers<unknown>();
    const entry: Waiting = { kind, attempt: write, isAwaited, resolve, reject };
    waiting.push(entry);
    running ??= run();
    if (!isAwaited) return promise as Promise<Value>;
    const late = setTimeout(() => {
      const reason = `it was not written within ${patience} ms`;
      if (!take(entry)) return;
      report(trouble ?? new DatabaseError('busy', reason));
      reject(trouble as DatabaseError);
    }, patience);
    return promise.finally(() => clearTimeout(late)) as Promise<Value>;
  }

  return {
    /** Adds a write. @throws {DatabaseError} the reason why it was not written */
    add,
    /** Returns the reason why writes fail at the moment; `undefined` if they do not. */
    trouble: () => trouble,
    /** Resolves when everything is written. */
    flush: async () => void (await running),
    /** Writes the queue for up to `ms` milliseconds, and rejects the rest. @returns the kinds of the rejected writes */
    async close(ms: number): Promise<string[]> {
      isClosing = true;
      longest = pauses.first;
      awake.abort();
      awake = new AbortController();
      const over = new AbortController();
      await Promise.race([running, wait(ms, undefined, { signal: over.signal }).catch(() => {})]);
      over.abort();
      isClosed = true;
      awake.abort();
      const left = waiting.splice(0);
      const reason = trouble ?? new DatabaseError('busy', `it takes longer than ${ms} ms`);
      for (const write of left) write.reject(reason);
      return left.map(({ kind }) => kind);
    },
  };
}

/** A replacement for `Promise.withResolvers`, which requires Node 22. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
