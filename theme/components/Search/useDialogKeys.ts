import { useEffect } from 'react';
import { isCommandK } from './opensSearch';

/** The handlers of keys while the dialog is open. */
export interface DialogKeys {
  onClose: () => void;
  /** Whether Ask AI is shown. Escape leaves it before it closes the dialog. */
  isAskAiActive: boolean;
  leaveAskAi: () => void;
}

/** The key code of every key that an input method handles. Safari sends it for the key that ends a composition. */
const HANDLED_BY_INPUT_METHOD = 229;

/**
 * Handles Escape and Ctrl/Cmd+K. Keys of an input method do not reach the dialog, which would otherwise send a question
 * with the Enter that only confirms its last word.
 */
export function useDialogKeys({ onClose, isAskAiActive, leaveAskAi }: DialogKeys): void {
  useEffect(() => {
    function keep(event: KeyboardEvent) {
      if (event.isComposing || event.keyCode === HANDLED_BY_INPUT_METHOD) event.stopPropagation();
    }
    function press(event: KeyboardEvent) {
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
    window.addEventListener('keydown', keep, true);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', keep, true);
      window.removeEventListener('keydown', press);
    };
  }, [onClose, isAskAiActive, leaveAskAi]);
}
