import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { rememberEntry } from './backForward';

/** Back and forward wait for the page that they lead to, as links do. */
export function useBackForward(): void {
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry changes with the location
  useEffect(rememberEntry, [location]);
}
