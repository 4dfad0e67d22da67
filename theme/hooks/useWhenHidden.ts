import { type RefObject, useEffect } from 'react';

/**
 * Acts when an element leaves the layout while something depends on it, such as the button of a
 * menu when the window grows and what the menu stands for shows in the page.
 *
 * @param isWatched whether anything depends on the element now
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
