import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { rememberEntry } from './backForward';

/** Back and forward wait for the page that they lead to, as links do. */
export function useBackForward(): void {
  const location = useLocation();

  // With the page, not after it: the reader may have gone back by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry changes with the location
  useLayoutEffect(rememberEntry, [location]);
}
