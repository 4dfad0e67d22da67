import { useSyncExternalStore } from 'react';
import { type LoadFailure, reasonOf } from './loadFailure';

/** A failure to report to the reader. */
export interface ReportedFailure {
  reason: LoadFailure;
  retry: () => void;
}

const listeners = new Set<() => void>();
let current: ReportedFailure | undefined;

function setFailure(next: ReportedFailure | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Reports to the reader that something could not be loaded. */
export function reportFailure(error: unknown, retry: () => void): void {
  setFailure({ reason: reasonOf(error), retry });
}

/** Dismisses the reported failure. */
export function dismissFailure(): void {
  setFailure(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the reported failure, if there is one. */
export function useReportedFailure(): ReportedFailure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
