import { useEffect, useEffectEvent } from 'react';
import { addDialogEntry, endReturn, leaveDialogEntry } from '../../hooks/dialogEntry';

/** Up to this width, the dialog covers the window like a page. */
const COVERS_WINDOW = '(width <= 768px)';

/** The effects of Back and Forward while the dialog is open. */
export interface BackCloses {
  onClose: () => void;
  /** Whether Ask AI is shown. Back leaves it before it closes the dialog. */
  isAskAiActive: boolean;
  leaveAskAi: () => void;
}

/**
 * Closes the dialog on back and forward. Where it covers the window, Back only closes it, or leaves Ask AI. Otherwise,
 * the page changes as well.
 */
export function useBackCloses({ onClose, isAskAiActive, leaveAskAi }: BackCloses): void {
  const goBack = useEffectEvent((isSamePage: boolean) => {
    if (!isSamePage || !isAskAiActive) return onClose();
    leaveAskAi();
    addDialogEntry();
  });

  useEffect(() => {
    const { href } = window.location;
    const hasEntry = window.matchMedia(COVERS_WINDOW).matches;
    if (hasEntry) addDialogEntry();

    function leave() {
      endReturn();
      goBack(hasEntry && window.location.href === href);
    }
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      void leaveDialogEntry();
    };
  }, []);
}
