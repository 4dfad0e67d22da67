import { isStopWord } from '../analysis/stopWords.ts';
import { readWords, type Word } from '../analysis/words.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitRun } from './splitRun.ts';

/** A thing that is looked for: a word of the query. */
export interface Unit {
  term: string;
  /** Without gaps in its script: found inside words. */
  isUnspaced: boolean;
  /** May be typed half only. */
  isLast: boolean;
  /** The word joined with its neighbour, where the docs know that: `source map` → `sourcemap`. */
  joined: string | null;
}

const SHORTEST_PART = 3;

function partsOf(word: Word, lexicon: Lexicon): string[] {
  const { term, parts, isUnspaced } = word;
  if (isUnspaced) return splitRun(term, lexicon.has, 1);
  if (lexicon.has(term) || lexicon.startingWith(term, 1).length > 0) return [term];
  if (parts.length > 0) return parts.map((part) => part.term);
  const pieces = splitRun(term, lexicon.has, SHORTEST_PART);
  const isSplit = pieces.length > 1 && pieces.every((piece) => piece.length >= SHORTEST_PART);
  return isSplit ? pieces : [term];
}

/** What a query looks for: its words without stop words, or with them where nothing else is left. */
export function readUnits(query: string, lexicon: Lexicon): Unit[] {
  const words = readWords(query).flatMap((word) =>
    partsOf(word, lexicon).map((term) => ({ term, isUnspaced: word.isUnspaced })),
  );
  const telling = words.filter(({ term }) => !isStopWord(term));
  const used = telling.length > 0 ? telling : words;
  const terms = used.map(({ term }) => term);
  return used
    .map(({ term, isUnspaced }, at) => {
      const joins = [`${terms[at - 1] ?? ''}${term}`, `${term}${terms[at + 1] ?? ''}`];
      const joined = joins.find((join) => join !== term && lexicon.has(join)) ?? null;
      return { term, isUnspaced, isLast: at === used.length - 1, joined };
    })
    .filter(({ term }, at) => terms.indexOf(term) === at);
}
