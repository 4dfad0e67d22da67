import { useLayoutEffect, useRef } from 'react';
import type { IntentStart } from './useIntent';

/** For the button that takes the place of a plain one: gives it the focus that the other had. */
export function useTakeFocus({ hasFocus }: IntentStart) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return button;
}
