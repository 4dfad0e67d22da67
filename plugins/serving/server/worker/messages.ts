/** What the main thread asks of another, or that it no longer waits. */
export type Question =
  | { id: number; name: string; argument: unknown }
  | { id: number; isCancelled: true };

/** What a thread answers, or a line for the log. */
export type Reply =
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string; code?: string } }
  | { log: string };

/** A function that runs in another thread. */
export type Call = (argument: never, signal: AbortSignal) => unknown;

/** Functions that run in another thread, by name. */
export type Calls = Record<string, Call>;

/** What went wrong in another thread. */
export class WorkerError extends Error {
  override name = 'WorkerError';

  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}
