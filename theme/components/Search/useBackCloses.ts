import { useEffect } from 'react';
import { addDialogEntry, leaveDialogEntry } from './dialogEntry';

/** Up to this width, the dialog covers the window like a page. */
const COVERS_WINDOW = '(width <= 768px)';

/**
 * Closes the dialog on back and forward. Where it covers the window, Back only closes it. Otherwise, the page changes as
 * well.
 */
export function useBackCloses(onClose: () => void): void {
  useEffect(() => {
    const { href } = window.location;
    const hasEntry = window.matchMedia(COVERS_WINDOW).matches;
    if (hasEntry) addDialogEntry();

    function leave(event: PopStateEvent) {
      // The router and the scroll position are not told, because the page stays.
      if (hasEntry && window.location.href === href) event.stopImmediatePropagation();
      onClose();
    }
    window.addEventListener('popstate', leave, true);
    return () => {
      window.removeEventListener('popstate', leave, true);
      void leaveDialogEntry();
    };
  }, [onClose]);
}
