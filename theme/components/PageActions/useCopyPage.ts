import { useState } from 'react';
import { useCopyTexts } from '../../hooks/useCopyTexts';
import { useCopy } from '../../ui/CopyButton/useCopy';
import { pageSource } from './pageSource';

/** How long the success shows, in milliseconds. */
const SUCCESS_MS = 500;

export type CopyState = 'idle' | 'loading' | 'success' | 'error';

/** Copies a page as Markdown: its states, and what to do on a click. */
export function useCopyPage(address: string) {
  const { isCopied, copy } = useCopy(useCopyTexts().askFor, SUCCESS_MS);
  const [progress, setProgress] = useState<{ address: string; state: 'loading' | 'error' }>();
  // A failure belongs to the page that it happened on.
  const own = progress?.address === address ? progress.state : 'idle';
  const state: CopyState = isCopied ? 'success' : own;

  async function copyPage() {
    if (own === 'loading') return;
    setProgress({ address, state: 'loading' });
    try {
      await copy(await pageSource(address));
      // Not before: between loading and success the button would show that it is idle.
      setProgress(undefined);
    } catch {
      setProgress({ address, state: 'error' });
    }
  }

  return { state, copyPage };
}
