import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { keepPlace } from './keepPlace';

/**
 * Restores the scroll position. Rspress's layout calls it instead of its own hook. That hook throws on
 * a malformed hash, scrolls to the top when readers reload the page or scroll before the page is
 * hydrated, and applies the position of the old page to the new one.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { page } = usePage();
  const positions = useRef<ReturnType<typeof keepPlace>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has its own location
  useLayoutEffect(() => {
    if (positions.current) positions.current.arrive(type === 'REPLACE');
    else positions.current = keepPlace();
  }, [location, type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is updated after the location
  useLayoutEffect(() => positions.current?.reach(), [location, page]);
}

/**
 * Does nothing. Rspress's page component calls it to scroll to a hash, but `useScrollReset` does
 * this for all pages.
 */
export function useScrollAfterNav(): void {}
