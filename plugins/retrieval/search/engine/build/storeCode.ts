import { isStopWord } from '../analysis/stopWords.ts';
import { readWords, snakeNames, type Token } from '../analysis/words.ts';
import type { StoredField } from '../format/bodyFile.ts';
import { byCodeUnits } from './byCodeUnits.ts';

/** A section's blocks of code, and the terms under which it is found without them. */
export interface SectionCode {
  blocks: readonly { lang: string; text: string }[];
  said: ReadonlySet<string>;
}

/** Languages of blocks that show what a program prints: all of their words are searched, of others names only. */
const OUTPUT: ReadonlySet<string> = new Set(['', 'text', 'txt', 'console', 'log']);
/** A word in the code of more of all sections tells nothing of any. */
const MOST_SECTIONS = 0.04;
const FEW = 8;
const SHORTEST = 3;
const LONGEST = 40;
const NUMBER = /^\p{N}/u;

/** The terms of a block, as readers may paste them. */
function termsOfBlock({ lang, text }: SectionCode['blocks'][number]): string[] {
  const shortest = OUTPUT.has(lang) ? 2 : SHORTEST;
  const words: Token[] = readWords(text).filter(({ isUnspaced }) => !isUnspaced);
  return [...words, ...snakeNames(text)]
    .map(({ term }) => term)
    .filter((term) => term.length >= shortest && term.length <= LONGEST)
    .filter((term) => !NUMBER.test(term) && !isStopWord(term));
}

/** Counts the code of one section after the other, of which it keeps nothing else. */
export interface CodeCounter {
  /** The next section: its place is its number. */
  add(section: SectionCode): void;
  /** The dictionary of all code that the prose of its section does not have, and where each term is. */
  store(): StoredField;
}

export function createCodeCounter(): CodeCounter {
  const places = new Map<string, number[]>();
  let section = 0;
  return {
    add({ blocks, said }) {
      for (const term of new Set(blocks.flatMap(termsOfBlock))) {
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
