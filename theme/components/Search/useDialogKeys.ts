import { useEffect } from 'react';
import { isCommandK } from './opensSearch';

/** The handlers of keys while the dialog is open. */
export interface DialogKeys {
  onClose: () => void;
  /** Whether Ask AI is shown. Escape leaves it before it closes the dialog. */
  isAskAiActive: boolean;
  leaveAskAi: () => void;
}

/** Handles Escape and Ctrl/Cmd+K. Ignores Escape during IME composition. */
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
