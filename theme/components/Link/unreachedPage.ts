import { useSyncExternalStore } from 'react';

/** A page that the reader requested while the network was unavailable. */
export interface UnreachedPage {
  /** Retries the navigation. */
  retry: () => void;
}

let current: UnreachedPage | undefined;
const listeners = new Set<() => void>();

/** Sets or clears the page that could not be reached. */
export function setUnreachedPage(page?: UnreachedPage): void {
  current = page;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the page that could not be reached, if there is one. */
export function useUnreachedPage(): UnreachedPage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
