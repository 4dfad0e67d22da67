import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { rememberEntry } from './backForward';

/** Makes back and forward wait until the target page is loaded, as links do. */
export function useBackForward(): void {
  const location = useLocation();

  // A layout effect, because the reader may navigate back before a normal effect runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry changes with the location
  useLayoutEffect(rememberEntry, [location]);
}
