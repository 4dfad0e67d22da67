import { useSyncExternalStore } from 'react';
import { type LoadFailure, reasonOf } from './loadFailure';

/** What a reader wanted and did not get. */
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

/** Tells the reader that something he asked for could not be loaded. */
export function tellFailure(error: unknown, retry: () => void): void {
  tell({ reason: reasonOf(error), retry });
}

/** Takes back what was told. */
export function forgetFailure(): void {
  tell(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the reader is to be told; nothing most of the time. */
export function useToldFailure(): ToldFailure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => told,
    () => undefined,
  );
}
