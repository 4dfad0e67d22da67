import { useSyncExternalStore } from 'react';
import { failures, type ReportedFailure } from './loadFailures';

function subscribe(listener: () => void): () => void {
  failures.listeners.add(listener);
  return () => failures.listeners.delete(listener);
}

/** Returns the reported failure, if there is one. */
export function useReportedFailure(): ReportedFailure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => failures.last,
    () => undefined,
  );
}
