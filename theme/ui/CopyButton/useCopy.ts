import { useEffect, useRef, useState } from 'react';
import { copyText } from './copyText';

/** The texts about copying. */
export interface CopyTexts {
  copiedLabel: string;
  /** Returns the message of the prompt for a text that could not be copied, with the keys to press. */
  askFor: (keys: string) => string;
}

/** The duration of the confirmation, in milliseconds. */
export const COPIED_FOR_MS = 2000;

/**
 * Returns a function that copies a text, and the state of the confirmation. If copying fails, a prompt
 * asks the reader to press Ctrl+C (Cmd+C on a Mac) and Enter. Replaces Rspress's helper, whose prompt
 * is in English only.
 */
export function useCopy(askFor: CopyTexts['askFor'], copiedForMs = COPIED_FOR_MS) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    if (!(await copyText(text, askFor))) return;
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), copiedForMs);
  }

  return { isCopied, copy };
}
