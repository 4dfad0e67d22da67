import { useEffect, useRef, useState } from 'react';
import { copyText } from './copyText';

/** What copying says to a reader. */
export interface CopyTexts {
  copiedLabel: string;
  /** What a prompt asks for where the text cannot be copied, with the keys to press. */
  askFor: (keys: string) => string;
}

/** How long the confirmation stays, in milliseconds. */
export const COPIED_FOR_MS = 2000;

/**
 * Copies text and says so for a while. What cannot be copied is shown in a prompt that asks for
 * Ctrl+C (Cmd+C on a Mac) and Enter. A replacement of Rspress's helper, which asks in English only.
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
