import { useSyncExternalStore } from 'react';
import { failures, type ToldFailure } from './loadFailures';

function subscribe(listener: () => void): () => void {
  failures.listeners.add(listener);
  return () => failures.listeners.delete(listener);
}

/** What the reader is to be told; nothing most of the time. */
export function useToldFailure(): ToldFailure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => failures.told,
    () => undefined,
  );
}
