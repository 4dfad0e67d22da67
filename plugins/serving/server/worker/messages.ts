/** A call of the main thread, or its cancellation. */
export type Question =
  | { id: number; name: string; argument: unknown }
  | { id: number; isCancelled: true };

/** The result of a call, or a line for the log. */
export type Reply =
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string; code?: string } }
  | { log: string };

/** A function that runs in a worker thread. */
export type Call = (argument: never, signal: AbortSignal) => unknown;

/** Functions that run in a worker thread, by name. */
export type Calls = Record<string, Call>;

/** An error that was thrown in a worker thread. */
export class WorkerError extends Error {
  override name = 'WorkerError';

  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}
