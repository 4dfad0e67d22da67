import type { PageSection } from '../../../content/sections/types';
import { termsOf } from './terms';
import type { Vocabulary } from './vocabulary';

type CodeBlock = PageSection['code'][number];

/** Longer examples are not quoted, only linked. */
const MAX_LINES = 30;
const MAX_CHARACTERS = 1500;
/** Languages of blocks that show output rather than code. */
const OUTPUT = new Set(['', 'text', 'txt', 'console', 'expect']);

/** Returns the example of a section that best matches the terms; `undefined` if all are too long. */
export function chooseCode(
  blocks: readonly CodeBlock[],
  terms: readonly string[],
  weight: Vocabulary['weight'],
): CodeBlock | undefined {
  const short = blocks.filter(
    ({ text, lang }) =>
      !OUTPUT.has(lang) &&
      text.length <= MAX_CHARACTERS &&
      text.split('\n').length <= MAX_LINES &&
      !text.includes('```'),
  );
  const scoreOf = ({ text }: CodeBlock) => {
    const found = new Set(termsOf(text));
    return terms.reduce((sum, term) => sum + (found.has(term) ? weight(term) : 0), 0);
  };
  let best: CodeBlock | undefined;
  for (const block of short) {
    if (!best || scoreOf(block) > scoreOf(best)) best = block;
  }
  return best;
}
