import { type RefObject, useEffect, useRef } from 'react';
import { tabStops, wrappedStop } from './tabStops';

/** Matches the dialog. */
export const DIALOG = '.DocSearch-Container';

function findDialog(): HTMLElement | null {
  return document.querySelector<HTMLElement>(DIALOG);
}

/**
 * Keeps Tab in the dialog. DocSearch determines the ends of its focus trap only once, before there are
 * results.
 */
function keepTab(event: KeyboardEvent): void {
  const dialog = findDialog();
  if (event.key !== 'Tab' || !dialog) return;
  event.stopImmediatePropagation();
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && dialog.contains(focused);
  const next = wrappedStop(tabStops(dialog), isInside ? focused : null, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Moves the focus to the search field if the focused element was removed, such as a deleted search. */
function takeLostFocus(): void {
  requestAnimationFrame(() => {
    const dialog = findDialog();
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (dialog && isLost) dialog.querySelector('input')?.focus();
  });
}

/**
 * Keeps the focus in the dialog while it is open and returns it when the dialog closes.
 *
 * @param button gets the focus if no other element had it before, or if that element was removed
 */
export function useDialogFocus(button: RefObject<HTMLElement | null>): void {
  const opener = useRef(document.activeElement);

  useEffect(() => {
    const { current: before } = opener;
    const fallback = button.current;
    window.addEventListener('keydown', keepTab, true);
    document.addEventListener('focusout', takeLostFocus);
    return () => {
      window.removeEventListener('keydown', keepTab, true);
      document.removeEventListener('focusout', takeLostFocus);
      const isThere = before instanceof HTMLElement && before.isConnected;
      const target = isThere && before !== document.body ? before : fallback;
      target?.focus({ preventScroll: true });
    };
  }, [button]);
}
