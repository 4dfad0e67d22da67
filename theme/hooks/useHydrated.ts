import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** `false` on the server and while the server's HTML is being hydrated, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
