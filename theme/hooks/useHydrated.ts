import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { HYDRATED_EVENT } from '../../plugins/pages/head-scripts/shared';

const subscribe = () => () => {};

/** `false` on the server and while the server's HTML is being hydrated, `true` from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Says that React answers from now on: an event for the script that keeps early clicks, and
 * `data-hydrated` on the document's root element for tests and tools that must not act before.
 */
export function useHydrationMark(): void {
  // In the same turn as the hydration: whatever is pressed from now on is React's.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
