import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { HYDRATED_EVENT } from '../../plugins/pages/head-scripts/shared';

const subscribe = () => () => {};

/** Returns `false` on the server and during hydration, and `true` afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/**
 * Signals that React handles events: dispatches an event for the script that stores early clicks, and
 * sets `data-hydrated` on the root element for tests and tools.
 */
export function useHydrationMark(): void {
  // A layout effect, so that React handles all input after the hydration.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
