import { stem } from '../analysis/stem.ts';
import { typosAllowed } from '../lexicon/edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Unit } from './units.ts';

/** A term of the docs that may be what a word of the query means. */
export interface Expansion {
  term: string;
  /** From 0 to 1: how sure that is. */
  quality: number;
  isTypo: boolean;
}

const SAME_STEM = 0.85;
const JOINED = 0.9;
const TYPO = [1, 0.6, 0.4];
const MOST_COMPLETIONS = 80;

/** The terms of the docs that a word of the query may mean, each once. */
export function expand(unit: Unit, lexicon: Lexicon): Expansion[] {
  const found = new Map<string, Expansion>();
  const add = (term: string, quality: number, isTypo = false) => {
    if ((found.get(term)?.quality ?? 0) < quality) found.set(term, { term, quality, isTypo });
  };
  const { term, isLast, joined } = unit;
  const isKnown = lexicon.has(term);
  if (isKnown) add(term, 1);
  if (joined) add(joined, JOINED);
  const own = stem(term);
  if (own !== term || isKnown) {
    const start = own.slice(0, Math.max(3, own.length - 1));
    for (const other of lexicon.startingWith(start, MOST_COMPLETIONS)) {
      if (stem(other) === own) add(other, SAME_STEM);
    }
  }
  if (isLast || term.length > 2) {
    const sure = isLast ? 0.7 : 0.5;
    for (const other of lexicon.startingWith(term, MOST_COMPLETIONS)) {
      add(other, sure * (term.length / other.length) ** 0.5);
    }
  }
  if (own.length >= 5) {
    for (const other of lexicon.startingWith(own, MOST_COMPLETIONS)) {
      add(other, 0.5 * (own.length / other.length) ** 0.5);
    }
  }
  const typos = isKnown || unit.isUnspaced ? 0 : typosAllowed(term.length);
  if (typos > 0) {
    for (const near of lexicon.near(term, typos)) add(near.word, TYPO[near.edits] ?? 0, true);
  }
  return [...found.values()];
}
