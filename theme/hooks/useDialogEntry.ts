import { useEffect, useEffectEvent } from 'react';
import { addDialogEntry, endReturn, leaveDialogEntry } from './dialogEntry';

/** Gives a dialog that covers the window a history entry while it is open, so that Back only closes it. */
export function useDialogEntry(isOpen: boolean, close: () => void): void {
  const leave = useEffectEvent(() => {
    endReturn();
    close();
  });

  useEffect(() => {
    if (!isOpen) return;
    addDialogEntry();
    const onBack = () => leave();
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      void leaveDialogEntry();
    };
  }, [isOpen]);
}
