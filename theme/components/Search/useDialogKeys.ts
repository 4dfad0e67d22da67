import { useEffect } from 'react';
import { isCommandK } from './opensSearch';

/** What the keys do while the dialog is open. */
export interface DialogKeys {
  onClose: () => void;
  /** Whether Ask AI is shown, which Escape leaves first. */
  isAskAiActive: boolean;
  leaveAskAi: () => void;
}

/** Escape and Ctrl/Cmd+K, but not the Escape that ends the input of a Chinese word. */
export function useDialogKeys({ onClose, isAskAiActive, leaveAskAi }: DialogKeys): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        if (isAskAiActive) leaveAskAi();
        else onClose();
      }
      if (isCommandK(event)) {
        event.preventDefault();
        onClose();
      }
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onClose, isAskAiActive, leaveAskAi]);
}
