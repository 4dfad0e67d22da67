/** The reason why something could not be loaded. */
export type LoadFailure =
  /** The request timed out. */
  | 'slow'
  /** The server cannot be reached. */
  | 'offline'
  /** The site was rebuilt after the page was opened, so its files have other names. */
  | 'outdated'
  /** The server responds with something other than the requested file. */
  | 'failed';

/** The timeout of any request in milliseconds: enough for the largest component on a slow phone. */
export const LOAD_DEADLINE_MS = 15_000;

/** An error with the reason why something could not be loaded. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
  readonly reason: LoadFailure;

  constructor(reason: LoadFailure, cause?: unknown) {
    super(`not loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Returns the reason of an error of `fetch` or `loadPart`. */
export function reasonOf(error: unknown): LoadFailure {
  if (error instanceof NotLoaded) return error.reason;
  const { name } = error as Error;
  if (name === 'TimeoutError') return 'slow';
  return name === 'TypeError' ? 'offline' : 'failed';
}
