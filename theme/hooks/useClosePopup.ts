import { type RefObject, useEffect, useRef } from 'react';
import { CLOSE_POPUPS } from './openPopups';
import { keepOutsideTaps } from './outsideTap';

/** The actions that a root of Base UI provides. */
interface PopupActions {
  close: () => void;
  unmount: () => void;
}

/**
 * Closes a popup when the reader goes back or forward, because it belongs to the page that they leave, and when the
 * search opens above it. Unless it is modal, a tap beside it only closes it.
 *
 * @returns the `actionsRef` of the popup
 */
export function useClosePopup({ isModal = false } = {}): RefObject<PopupActions | null> {
  const actions = useRef<PopupActions>(null);
  useEffect(() => {
    const close = () => actions.current?.close();
    for (const type of ['popstate', CLOSE_POPUPS]) window.addEventListener(type, close);
    const stopKeeping = isModal ? undefined : keepOutsideTaps(close);
    return () => {
      stopKeeping?.();
      for (const type of ['popstate', CLOSE_POPUPS]) window.removeEventListener(type, close);
    };
  }, [isModal]);
  return actions;
}
