import { useEffect, useState } from 'react';
import { pageSource } from '../PageActions/pageSource';
import { type Change, compareTexts } from './compareTexts';
import { sameHashes } from './sameHashes';
import { sameLinks } from './sameLinks';

/** The URLs of the compared texts. */
export interface Comparison {
  before: string;
  after: string;
  lang: string;
  versions: readonly string[];
}

export type ComparisonState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'done'; changes: Change[] };

/** Loads and compares two texts. Failed requests can be retried. */
export function useComparison({ before, after, lang, versions }: Comparison) {
  const [state, setState] = useState<ComparisonState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const prefixes = versions.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ComparisonState) => {
      if (isCurrent) setState(next);
    };
    show({ status: 'loading' });
    Promise.all([pageSource(before), pageSource(after)]).then(
      (texts) => {
        const [old = '', now = ''] = texts.map((text) =>
          sameHashes(sameLinks(text, prefixes.split('\n'))),
        );
        show({ status: 'done', changes: compareTexts(old, now, lang) });
      },
      () => show({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [before, after, lang, prefixes, attempt]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
