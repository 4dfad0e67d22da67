import { type RefObject, useEffect } from 'react';

/**
 * Calls `act` when an element leaves the layout while something depends on it. For example, the button
 * of an open menu disappears when the window grows.
 *
 * @param isWatched whether anything currently depends on the element
 */
export function useWhenHidden(
  element: RefObject<HTMLElement | null>,
  isWatched: boolean,
  act: () => void,
): void {
  useEffect(() => {
    if (!isWatched || !element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry?.target.checkVisibility()) act();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWatched, act]);
}
