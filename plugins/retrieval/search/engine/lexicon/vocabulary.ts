import { bitCount, editsBetween, letterBits, mayBeTypo, startsAlike } from './edits.ts';

/** Sorted words that can be looked up exactly, by prefix and with typos. */
export interface Vocabulary {
  words: readonly string[];
  /** The index of a word, or -1. */
  find(word: string): number;
  startingWith(start: string, limit: number): string[];
  /** @param isFirstSure whether the first letter is right, or swapped with the second; where it need not be, a short word has it nearly so */
  near(word: string, edits: number, isFirstSure?: boolean): { word: string; edits: number }[];
}

/** @param words sorted by code units */
export function createVocabulary(words: readonly string[]): Vocabulary {
  let bits: Uint32Array | undefined;
  const placeOf = (word: string) => {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    words,
    find(word) {
      const place = placeOf(word);
      return words[place] === word ? place : -1;
    },
    startingWith(start, limit) {
      const from = placeOf(start);
      let to = from;
      while (to < from + limit && words[to]?.startsWith(start)) to++;
      return words.slice(from, to);
    },
    near(word, edits, isFirstSure = false) {
      bits ??= Uint32Array.from(words, letterBits);
      const own = letterBits(word);
      const found: { word: string; edits: number }[] = [];
      for (let at = 0; at < words.length; at++) {
        if (bitCount((bits[at] ?? 0) ^ own) > 2 * edits) continue;
        const other = words[at] ?? '';
        if (isFirstSure ? !startsAlike(word, other) : !mayBeTypo(word, other)) continue;
        const distance = editsBetween(word, other, edits);
        if (distance <= edits && distance > 0) found.push({ word: other, edits: distance });
      }
      return found;
    },
  };
}
