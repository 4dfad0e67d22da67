import { type RefObject, useEffect } from 'react';
import type { IntentStart } from './useIntent';

/**
 * For a button that took the place of a plain one under a resting pointer: the browser does not
 * say again that the pointer is over it, so this does.
 */
export function useRepeatHover(
  button: RefObject<HTMLElement | null>,
  { isHovered }: IntentStart,
): void {
  useEffect(() => {
    const element = button.current;
    if (!element || !isHovered) return;
    // The answer to it may render at once, which React refuses while it is still rendering.
    queueMicrotask(() => {
      element.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
      );
      element.dispatchEvent(new MouseEvent('mouseenter'));
      element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      element.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    });
  }, [button, isHovered]);
}
