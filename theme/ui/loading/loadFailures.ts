import { useSyncExternalStore } from 'react';
import { type LoadFailure, reasonOf } from './loadFailure';

/** A failure to report to the reader. */
export interface ToldFailure {
  reason: LoadFailure;
  retry: () => void;
}

const listeners = new Set<() => void>();
let told: ToldFailure | undefined;

function tell(next: ToldFailure | undefined): void {
  told = next;
  for (const listener of listeners) listener();
}

/** Reports to the reader that something could not be loaded. */
export function tellFailure(error: unknown, retry: () => void): void {
  tell({ reason: reasonOf(error), retry });
}

/** Dismisses the reported failure. */
export function forgetFailure(): void {
  tell(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the reported failure, if there is one. */
export function useToldFailure(): ToldFailure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  );
}
