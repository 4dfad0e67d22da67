import { useState } from 'react';
import { useCopyTexts } from '../../hooks/useCopyTexts';
import { useCopy } from '../../ui/CopyButton/useCopy';
import { pageSource } from './pageSource';

/** The duration of the success state, in milliseconds. */
const SUCCESS_MS = 500;

export type CopyState = 'idle' | 'loading' | 'success' | 'error';

/** Returns the state of copying the page as Markdown, and a click handler. */
export function useCopyPage(address: string) {
  const { isCopied, copy } = useCopy(useCopyTexts().askFor, SUCCESS_MS);
  const [progress, setProgress] = useState<{ address: string; state: 'loading' | 'error' }>();
  // A failure only applies to the page on which it happened.
  const own = progress?.address === address ? progress.state : 'idle';
  const state: CopyState = isCopied ? 'success' : own;

  async function copyPage() {
    if (own === 'loading') return;
    setProgress({ address, state: 'loading' });
    try {
      await copy(await pageSource(address));
      // Not earlier: between loading and success, the button would be shown as idle.
      setProgress(undefined);
    } catch {
      setProgress({ address, state: 'error' });
    }
  }

  return { state, copyPage };
}
