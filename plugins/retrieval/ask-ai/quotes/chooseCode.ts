import type { PageSection } from '../../../content/sections/types';
import { termsOf } from './terms';
import type { Vocabulary } from './vocabulary';

type CodeBlock = PageSection['code'][number];

/** Longer examples are behind the link. */
const MAX_LINES = 30;
const MAX_CHARACTERS = 1500;
/** Blocks that show what a program prints, not what a reader writes. */
const OUTPUT = new Set(['', 'text', 'txt', 'console', 'expect']);

/** The example of a section that says most about the terms, whole; `undefined` where none is short enough. */
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
    const said = new Set(termsOf(text));
    return terms.reduce((sum, term) => sum + (said.has(term) ? weight(term) : 0), 0);
  };
  let best: CodeBlock | undefined;
  for (const block of short) {
    if (!best || scoreOf(block) > scoreOf(best)) best = block;
  }
  return best;
}
