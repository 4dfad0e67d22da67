import { type LoadFailure, reasonOf } from './loadFailure';

/** What a reader wanted and did not get. */
export interface ToldFailure {
  reason: LoadFailure;
  retry: () => void;
}

/** What the reader is to be told, and who tells it: a part that is itself loaded late. */
export const failures = {
  told: undefined as ToldFailure | undefined,
  listeners: new Set<() => void>(),
};

/** Changes what the reader is told. */
export function tell(next?: ToldFailure): void {
  failures.told = next;
  for (const listener of failures.listeners) listener();
}

/**
 * Tells the reader that something he asked for could not be loaded. Where the server did not send the part
 * that says so either, the page is loaded again: a click must not do nothing.
 */
export function tellFailure(error: unknown, retry: () => void): void {
  const reason = reasonOf(error);
  tell({ reason, retry });
  const isReached = reason !== 'offline' && reason !== 'slow';
  if (isReached && failures.listeners.size === 0) location.reload();
}
