import { stem } from '../analysis/stem.ts';
import { isStopWord } from '../analysis/stopWords.ts';
import { typosAllowed } from '../lexicon/edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { isQuestion } from './question.ts';
import type { Unit } from './units.ts';

/** What a word of the query may mean in the docs. */
export interface Expansion {
  /** Mostly one; a section has to have all. */
  terms: readonly string[];
  /** From 0 to 1: how sure that is. */
  quality: number;
}

const SAME_STEM = 0.55;
const JOINED = 0.9;
const MEANING = 0.7;
const TYPO = [1, 0.6, 0.4];
/** A name that only code has, in words. */
const IN_PARTS = 0.5;
/** Words that begin like one, among which its other forms are looked for. */
const MOST_FORMS = 80;
const IN_NAME = { last: 0.7, other: 0.5 };
/** In a question, only the last word can be incomplete. */
const IN_QUESTION = 0.6;

/** Whether docs that say a word, or one that begins so, leave no doubt that it is meant. */
function isBegun(term: string, lexicon: Lexicon): boolean {
  const [first] = lexicon.startingWith(term, 1);
  return first !== undefined && lexicon.isInText(first);
}

/** The terms of the docs that a word of a query may mean, each once. */
export function expand(unit: Unit, unitCount: number, lexicon: Lexicon): Expansion[] {
  const { term, isLast, joined } = unit;
  const isKnown = lexicon.has(term);
  if (unit.isStopWord) return isKnown ? [{ terms: [term], quality: 1 }] : [];
  const found = new Map<string, Expansion>();
  const add = (word: string, quality: number) => {
    if ((found.get(word)?.quality ?? 0) < quality) found.set(word, { terms: [word], quality });
  };
  if (isKnown) add(term, 1);
  if (joined) add(joined, JOINED);
  const own = stem(term);
  const start = own.slice(0, Math.max(3, own.length - 1));
  for (const other of lexicon.startingWith(start, MOST_FORMS)) {
    if (stem(other) === own) add(other, SAME_STEM);
  }
  const isInQuestion = isQuestion(unitCount);
  if (isLast || (term.length > 2 && !isInQuestion)) {
    const sure = isInQuestion ? IN_QUESTION : IN_NAME[isLast ? 'last' : 'other'];
    for (const other of lexicon.completionsOf(term)) {
      add(other, sure * (term.length / other.length) ** 0.5);
    }
  }
  const typos = unit.isUnspaced ? 0 : typosAllowed(term.length);
  if (typos > 0 && !isBegun(term, lexicon)) {
    for (const near of lexicon.near(term, typos)) add(near.word, TYPO[near.edits] ?? 0);
  }
  const parts = unit.parts.filter((part) => !isStopWord(part));
  if (parts.length > 1 && !lexicon.isInText(term)) {
    found.set(parts.join(' '), { terms: parts, quality: IN_PARTS });
  }
  const meanings = unit.meanings.map(({ terms }) => ({ terms, quality: MEANING }));
  return [...found.values(), ...meanings];
}
