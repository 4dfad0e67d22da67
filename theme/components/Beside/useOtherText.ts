import { useEffect, useState } from 'react';
import type { OtherText } from './copyText';
import { otherPage } from './otherPage';

export type OtherTextState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'done'; text: OtherText };

/** Loads the text of another page. Failed requests can be retried. */
export function useOtherText(address: string) {
  const [state, setState] = useState<OtherTextState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let isCurrent = true;
    const show = (next: OtherTextState) => {
      if (isCurrent) setState(next);
    };
    show({ status: 'loading' });
    otherPage(address).then(
      (text) => show({ status: 'done', text }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
