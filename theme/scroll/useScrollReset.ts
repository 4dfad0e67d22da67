import { useLocation, useNavigationType, usePage } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { keepPlace } from './keepPlace';

/**
 * Called by Rspress's layout, whose own throws on a malformed hash, leads readers to the top who
 * reload or have scrolled before the page is hydrated, and takes the old page's place for the new.
 */
export function useScrollReset(): void {
  const location = useLocation();
  const type = useNavigationType();
  const { page } = usePage();
  const keeper = useRef<ReturnType<typeof keepPlace>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation has a location of its own
  useLayoutEffect(() => {
    if (keeper.current) keeper.current.arrive(type === 'REPLACE');
    else keeper.current = keepPlace();
  }, [location, type]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page comes after its location
  useLayoutEffect(() => keeper.current?.reach(), [location, page]);
}

/** Rspress's text of a page calls this to scroll to a hash, which `useScrollReset` does for all. */
export function useScrollAfterNav(): void {}
