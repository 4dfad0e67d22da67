import { useRef } from 'react';

/** What the menus and popovers of Base UI tell of a change. */
interface OpenChange {
  reason: string;
  cancel(): void;
}

/**
 * For what opens under a resting pointer: a click on its button then means to use it, not to close it.
 *
 * @returns `keepOpen`, for `onOpenChange`, and whether the pointer alone has opened it
 */
export function useOpenedBy() {
  const reason = useRef<string>(undefined);

  function keepOpen(isOpen: boolean, change: OpenChange): void {
    const isPress = change.reason === 'trigger-press';
    if (!isOpen && isPress && reason.current === 'trigger-hover') change.cancel();
    if (isOpen || isPress) reason.current = change.reason;
  }

  return { keepOpen, isOpenedByHover: () => reason.current === 'trigger-hover' };
}
