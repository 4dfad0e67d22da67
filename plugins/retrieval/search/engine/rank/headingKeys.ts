import { fold, readWords } from '../analysis/words.ts';
import { bitCount, editsBetween, letterBits, mayBeTypo } from '../lexicon/edits.ts';
import type { Sections } from '../lexicon/sections.ts';
import { tellingTerms } from './headingCover.ts';

/** A heading as it is compared with a whole query. */
export interface HeadingKey {
  /** Its letters and digits only. */
  whole: string;
  /** Those of its last dotted part; empty where there is none. */
  last: string;
}

/** The letters and digits of a text, in lower case. */
export function keyOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The smallest words of a text in the order of the alphabet: the same for `path.output` and `output path`. */
export function sortedWords(text: string): string {
  return readWords(text)
    .flatMap(({ term, parts }) => (parts.length > 0 ? parts.map((part) => part.term) : [term]))
    .sort()
    .join(' ');
}

/** What the key of `output.publicPath` ends with: `publicpath`. */
export function lastPart(title: string): string {
  const match = /^[^\s]+\.([^\s.]+)$/u.exec(title);
  return match ? keyOf(match[1] ?? '') : '';
}

/** The keys of all headings, and which begin with something. */
export interface HeadingKeys {
  of(section: number): HeadingKey;
  /** Its smallest words in the order of the alphabet. */
  wordsOf(section: number): string;
  /** Its words that say something. */
  termsOf(section: number): readonly string[];
  /** Sections whose heading or its last dotted part begins with a key: pages first, then in the order of the keys. */
  startingWith(key: string, limit: number): number[];
  /** Sections whose heading is within some edits of a key. */
  near(key: string, edits: number): number[];
}

interface SortedKey {
  key: string;
  section: number;
}

/** The place of the first key that does not come before the given one. */
function firstFrom(key: string, list: readonly SortedKey[]): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle]?.key ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function createHeadingKeys(sections: Sections): HeadingKeys {
  const keys = Array.from({ length: sections.count }, (_, section) => {
    const title = sections.title(section);
    return { whole: keyOf(title), last: lastPart(title) };
  });
  const sorted = keys
    .flatMap(({ whole, last }, section) =>
      last === ''
        ? [{ key: whole, section }]
        : [
            { key: whole, section },
            { key: last, section },
          ],
    )
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.section - b.section));
  const pages = sorted.filter(({ section }) => sections.levels[section] === 1);
  const words: string[] = [];
  const terms: string[][] = [];
  let bits: Uint32Array | undefined;
  return {
    wordsOf(section) {
      words[section] ??= sortedWords(sections.title(section));
      return words[section] ?? '';
    },
    termsOf(section) {
      terms[section] ??= tellingTerms(sections.storedTitle(section));
      return terms[section] ?? [];
    },
    of: (section) => keys[section] ?? { whole: '', last: '' },
    startingWith(start, limit) {
      const found = new Set<number>();
      for (const list of [pages, sorted]) {
        let at = firstFrom(start, list);
        for (; found.size < limit && list[at]?.key.startsWith(start); at++) {
          found.add(list[at]?.section ?? 0);
        }
      }
      return [...found];
    },
    near(key, edits) {
      bits ??= Uint32Array.from(sorted, (entry) => letterBits(entry.key));
      const own = letterBits(key);
      const found = new Set<number>();
      for (let at = 0; at < sorted.length; at++) {
        if (bitCount((bits[at] ?? 0) ^ own) > 2 * edits) continue;
        const entry = sorted[at];
        if (!entry || !mayBeTypo(key, entry.key)) continue;
        if (editsBetween(key, entry.key, edits) <= edits) found.add(entry.section);
      }
      return [...found];
    },
  };
}
