import { type RefObject, useEffect, useRef } from 'react';

/** The actions that a root of Base UI provides. */
interface PopupActions {
  close: () => void;
  unmount: () => void;
}

/**
 * Closes a popup when the reader goes back or forward, because it belongs to the page that they leave.
 *
 * @returns the `actionsRef` of the popup
 */
export function useCloseOnBack(): RefObject<PopupActions | null> {
  const actions = useRef<PopupActions>(null);
  useEffect(() => {
    const close = () => actions.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);
  return actions;
}
