import { useLayoutEffect, useRef } from 'react';
import type { IntentStart } from './useIntent';

/** Returns a ref for a button that replaces a plain one, and focuses it if the other had the focus. */
export function useTakeFocus({ hasFocus }: IntentStart) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) button.current?.focus({ preventScroll: true });
  }, [hasFocus]);
  return button;
}
