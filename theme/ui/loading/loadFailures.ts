import { type LoadFailure, reasonOf } from './loadFailure';

/** A failure to report to the reader. */
export interface ReportedFailure {
  reason: LoadFailure;
  retry: () => void;
}

/** The last failure, and the listeners that show it. Their component is loaded on demand. */
export const failures = {
  last: undefined as ReportedFailure | undefined,
  listeners: new Set<() => void>(),
};

/** Reports a failure, or dismisses the reported one. */
export function setFailure(next?: ReportedFailure): void {
  failures.last = next;
  for (const listener of failures.listeners) listener();
}

/**
 * Reports to the reader that something could not be loaded. If the component that shows failures could
 * not be loaded from the server either, the page is reloaded, because a click must have an effect.
 */
export function reportFailure(error: unknown, retry: () => void): void {
  const reason = reasonOf(error);
  setFailure({ reason, retry });
  const isReached = reason !== 'offline' && reason !== 'slow';
  if (isReached && failures.listeners.size === 0) location.reload();
}
