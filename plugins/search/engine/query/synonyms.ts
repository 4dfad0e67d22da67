import { withoutBorders } from '../analysis/segment.ts';
import { readWords } from '../analysis/words.ts';
import type { Body } from '../format/bodyFile.ts';

const MOST_VARIANTS = 3;

function wordsOf(text: string): string[] {
  return readWords(text).map(({ term }) => term);
}

function placeOf(part: readonly string[], whole: readonly string[]): number {
  return whole.findIndex((_, at) => part.every((word, offset) => whole[at + offset] === word));
}

/** The query in the words of these docs, by their synonyms: `vite build.outDir` → `vite output.path`. */
export type QueryVariants = (query: string) => string[];

/** Reads the synonyms of a body once for all queries. */
export function createVariants(synonyms: Body['synonyms']): QueryVariants {
  const byFirst = new Map<string, { words: string[]; from: string; to: readonly string[] }[]>();
  for (const [from, to] of synonyms) {
    const words = wordsOf(withoutBorders(from));
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, from: withoutBorders(from), to }]);
  }
  return (query) => {
    const words = wordsOf(query);
    const entries = words.flatMap((word) => byFirst.get(word) ?? []);
    const matching = entries.filter((entry) => placeOf(entry.words, words) >= 0);
    const longestFirst = matching.sort((a, b) => b.words.length - a.words.length);
    const variants = longestFirst.flatMap(({ words: from, to }) => {
      const at = placeOf(from, words);
      return to.map((phrase) =>
        [...words.slice(0, at), withoutBorders(phrase), ...words.slice(at + from.length)].join(' '),
      );
    });
    return [...new Set(variants)].slice(0, MOST_VARIANTS);
  };
}
