import { type RefObject, useEffect, useRef } from 'react';
import { addPopup } from './openPopups';

/** The actions that a root of Base UI provides. */
interface PopupActions {
  close: () => void;
  unmount: () => void;
}

/**
 * Closes a popup when the reader goes back or forward, because it belongs to the page that they leave, and when the
 * search opens above it.
 *
 * @returns the `actionsRef` of the popup
 */
export function useClosePopup(): RefObject<PopupActions | null> {
  const actions = useRef<PopupActions>(null);
  useEffect(() => {
    const close = () => actions.current?.close();
    const remove = addPopup(close);
    window.addEventListener('popstate', close);
    return () => {
      remove();
      window.removeEventListener('popstate', close);
    };
  }, []);
  return actions;
}
