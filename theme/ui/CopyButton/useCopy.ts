import { copyToClipboard } from '@rspress/core/theme-original';
import { useEffect, useRef, useState } from 'react';

/** How long the confirmation stays, in milliseconds. */
export const COPIED_FOR_MS = 2000;

/**
 * Copies text and says so for a while. Without the clipboard API Rspress's helper falls back
 * to a prompt that asks for Ctrl+C (Cmd+C on a Mac) and Enter.
 */
export function useCopy(copiedForMs = COPIED_FOR_MS) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    if (!(await copyToClipboard(text))) return;
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), copiedForMs);
  }

  return { isCopied, copy };
}
