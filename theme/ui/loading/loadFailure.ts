/** Why something that is fetched when it is needed did not come. */
export type LoadFailure =
  /** Nothing came in time. */
  | 'slow'
  /** The server cannot be reached. */
  | 'offline'
  /** The site was built anew since the page was opened: its files have other names. */
  | 'outdated'
  /** The server answers, but not with what was asked for. */
  | 'failed';

/** How long anything may take to come, in milliseconds: enough for the largest part on a slow phone. */
export const LOAD_DEADLINE_MS = 15_000;

/** Something that did not come, and why. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
  readonly reason: LoadFailure;

  constructor(reason: LoadFailure, cause?: unknown) {
    super(`not loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** What an error of `fetch`, or of a part, says about the reason. */
export function reasonOf(error: unknown): LoadFailure {
  if (error instanceof NotLoaded) return error.reason;
  const { name } = error as Error;
  if (name === 'TimeoutError') return 'slow';
  return name === 'TypeError' ? 'offline' : 'failed';
}
