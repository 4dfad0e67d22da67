import { useRef } from 'react';

/** The used properties of a change event of Base UI's menus and popovers. */
interface OpenChange {
  reason: string;
  cancel(): void;
}

/**
 * Keeps a popup open that was opened by hovering when its button is clicked, because the click is
 * meant to use it.
 *
 * @returns `keepOpen` for `onOpenChange`, and whether hovering has opened the popup
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
