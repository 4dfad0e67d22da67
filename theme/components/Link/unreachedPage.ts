import { useSyncExternalStore } from 'react';

/** A page that the reader asked for while the network was gone. */
export interface UnreachedPage {
  /** Goes to the page as the reader wanted to. */
  retry: () => void;
}

let current: UnreachedPage | undefined;
const listeners = new Set<() => void>();

/** Remembers the page that could not be reached, or that there is none any more. */
export function setUnreachedPage(page?: UnreachedPage): void {
  current = page;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page that could not be reached, if there is one. */
export function useUnreachedPage(): UnreachedPage | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}
