import { type RefObject, useEffect } from 'react';
import type { IntentStart } from './useIntent';

/**
 * Dispatches hover events on a button that replaced another one under the pointer, because browsers do
 * not.
 */
export function useRepeatHover(
  button: RefObject<HTMLElement | null>,
  { isHovered }: IntentStart,
): void {
  useEffect(() => {
    const element = button.current;
    if (!element || !isHovered) return;
    // A handler may render synchronously, which React does not allow during rendering.
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
