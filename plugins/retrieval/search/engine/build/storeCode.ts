import { isStopWord } from '../analysis/stopWords.ts';
import { readWords, snakeNames, type Token } from '../analysis/words.ts';
import type { StoredField } from '../format/bodyFile.ts';
import { byCodeUnits } from './byCodeUnits.ts';

interface CodeBlock {
  lang: string;
  text: string;
}

/** The terms in the code blocks of a section, each once, and its terms without them. */
export interface SectionCode {
  terms: readonly string[];
  said: ReadonlySet<string>;
}

/** Languages of blocks that contain the output of a program. All of their words are indexed. Of other blocks, only names are. */
const OUTPUT: ReadonlySet<string> = new Set(['', 'text', 'txt', 'console', 'log']);
/** A word in the code of a larger share of all sections is not indexed. */
const MOST_SECTIONS = 0.04;
const FEW = 8;
const SHORTEST = 3;
const LONGEST = 40;
const NUMBER = /^\p{N}/u;

/** The terms of a block, including the forms that readers paste. */
function termsOfBlock({ lang, text }: CodeBlock): string[] {
  const shortest = OUTPUT.has(lang) ? 2 : SHORTEST;
  const words: Token[] = readWords(text).filter(({ isUnspaced }) => !isUnspaced);
  return [...words, ...snakeNames(text)]
    .map(({ term }) => term)
    .filter((term) => term.length >= shortest && term.length <= LONGEST)
    .filter((term) => !NUMBER.test(term) && !isStopWord(term));
}

/** Returns the terms in code blocks, each once. */
export const termsOfBlocks = (blocks: readonly CodeBlock[]): string[] => [
  ...new Set(blocks.flatMap(termsOfBlock)),
];

/** Counts the terms in the code of sections, one after the other, without keeping the code. */
export interface CodeCounter {
  /** Adds the next section. Its number is its position. */
  add(section: SectionCode): void;
  /** The terms in code that the prose of the same section does not contain, and the sections with each term. */
  store(): StoredField;
}

export function createCodeCounter(): CodeCounter {
  const places = new Map<string, number[]>();
  let section = 0;
  return {
    add({ terms, said }) {
      for (const term of terms) {
        if (said.has(term)) continue;
        const known = places.get(term);
        if (known) known.push(section);
        else places.set(term, [section]);
      }
      section++;
    },
    store() {
      const most = Math.max(FEW, section * MOST_SECTIONS);
      const terms = [...places.keys()]
        .filter((term) => (places.get(term)?.length ?? 0) <= most)
        .sort(byCodeUnits);
      return { terms, postings: terms.map((term) => ({ sections: places.get(term) ?? [] })) };
    },
  };
}
