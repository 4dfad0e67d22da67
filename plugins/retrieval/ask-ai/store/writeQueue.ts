import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from './databaseErrors';

/** Something that is to be written. */
export interface Write<Value> {
  /** What it is, for who counts. */
  kind: string;
  /** @throws {DatabaseError} */
  attempt: () => Promise<Value>;
  /** How long somebody waits for it, in ms; without a time it waits for as long as it takes. */
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
  /** How many writes may wait. */
  room: number;
  /** Called when writes begin to fail, and with nothing when they succeed again. */
  onTrouble: (trouble: DatabaseError | undefined) => void;
  /** From the first pause after a failure to the longest, in ms; each is twice the one before. */
  pauses?: { first: number; longest: number };
}

const PAUSES = { first: 100, longest: 5_000 };

/** Writes one after the other, in order, each as often as it takes; it never blocks and is bounded. */
export function createWriteQueue({ room, onTrouble, pauses = PAUSES }: WriteQueueOptions) {
  const waiting: Waiting[] = [];
  let trouble: DatabaseError | undefined;
  let running: Promise<void> | undefined;
  let isClosing = false;
  let isClosed = false;
  let { longest } = pauses;
  let awake = new AbortController();

  /** Takes a write out, once. */
  function take(write: Waiting): boolean {
    const at = waiting.indexOf(write);
    if (at !== -1) waiting.splice(at, 1);
    return at !== -1;
  }

  function report(error: DatabaseError | undefined): void {
    const isNews = error?.code !== trouble?.code;
    trouble = error;
    if (isNews) onTrouble(error);
  }

  /** Whoever waits is told at once where waiting does not help. */
  function failAwaited(error: DatabaseError): void {
    for (const write of waiting.filter(({ isAwaited }) => isAwaited)) {
      if (take(write)) write.reject(error);
    }
  }

  /** Writes one; says whether the next may follow at once. */
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
      // A lock may be let go in time; a full disk is not cleared while a server stops.
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
    /** @throws {DatabaseError} why it was not written */
    add,
    /** Why writes fail at the moment. */
    trouble: () => trouble,
    /** Settles when everything is written. */
    flush: async () => void (await running),
    /** Writes what waits, for so many ms. @returns the kinds of those that are left, which fail */
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

/** `Promise.withResolvers`, which Node has from 22 on. */
function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<Value>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
