import { isStopWord } from '../analysis/stopWords.ts';
import { readWords, snakeNames, type Word } from '../analysis/words.ts';
import { typosAllowed } from '../lexicon/edits.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { splitRun } from './splitRun.ts';
import type { Meaning } from './synonyms.ts';

/** A thing that is looked for: a word of the query. */
export interface Unit {
  term: string;
  /** The words that a name is made of: `emit`, `metadata` of `emitMetadata`; none of a plain word. */
  parts: readonly string[];
  /** Without gaps in its script: found inside words. */
  isUnspaced: boolean;
  /** May be typed half only. */
  isLast: boolean;
  /** Says little: it need not be found. */
  isStopWord: boolean;
  /** The word joined with its neighbor, where the docs know that: `source map` → `sourcemap`. */
  joined: string | null;
  /** What else it may be called. */
  meanings: readonly Meaning[];
}

interface Piece {
  term: string;
  parts: readonly string[];
  isUnspaced: boolean;
  start: number;
  end: number;
}

const SHORTEST_PART = 3;
const SHORTEST_BEGINNING = 4;

function areParts(pieces: readonly string[], shortest: number): boolean {
  return pieces.length > 1 && pieces.every((piece) => piece.length >= shortest);
}

/** A word as the docs have it: whole, else in words of theirs, else in beginnings of words: `extenalias`. */
function partsOf(word: Word, lexicon: Lexicon): string[] {
  const { term, parts, isUnspaced } = word;
  if (!lexicon.canTell(term)) return [term];
  if (isUnspaced) return splitRun(term, lexicon.has, 1);
  if (lexicon.has(term) || lexicon.startingWith(term, 1).length > 0) return [term];
  if (parts.length > 0) return parts.map((part) => part.term);
  const pieces = splitRun(term, lexicon.has, SHORTEST_PART);
  if (areParts(pieces, SHORTEST_PART)) return pieces;
  if (lexicon.near(term, typosAllowed(term.length)).length > 0) return [term];
  const begins = (piece: string) => lexicon.startingWith(piece, 1).length > 0;
  const beginnings = splitRun(term, begins, SHORTEST_BEGINNING);
  return areParts(beginnings, SHORTEST_BEGINNING) ? beginnings : [term];
}

/** The pieces of a query, with their places in the plain query. */
function piecesOf(query: string, lexicon: Lexicon): Piece[] {
  const names = snakeNames(query).filter(({ term }) => lexicon.isInCode(term));
  const words = readWords(query);
  let wordStart = 0;
  return words.flatMap((word) => {
    let start = wordStart;
    wordStart += word.term.length + 1;
    const name = names.find((each) => each.start <= word.start && word.end <= each.end);
    if (name) {
      const inside = words.filter((each) => name.start <= each.start && each.end <= name.end);
      const parts = inside.map(({ term }) => term);
      const end = start + parts.join(' ').length;
      return word === inside[0] ? [{ term: name.term, parts, isUnspaced: false, start, end }] : [];
    }
    return partsOf(word, lexicon).map((term): Piece => {
      const parts = term === word.term ? word.parts.map((part) => part.term) : [];
      const { isUnspaced } = word;
      const piece = { term, parts, isUnspaced, start, end: start + term.length };
      start = piece.end;
      return piece;
    });
  });
}

/** What a query looks for: each word once; stop words count only where there is nothing else. */
export function readUnits(query: string, lexicon: Lexicon, meanings: readonly Meaning[]): Unit[] {
  const pieces = piecesOf(query, lexicon);
  const hasOthers = pieces.some(({ term }) => !isStopWord(term));
  const terms = pieces.map(({ term }) => term);
  return pieces
    .map(({ term, parts, isUnspaced, start, end }, at): Unit => {
      const joins = [`${terms[at - 1] ?? ''}${term}`, `${term}${terms[at + 1] ?? ''}`];
      return {
        term,
        parts,
        isUnspaced,
        isLast: at === pieces.length - 1,
        isStopWord: hasOthers && isStopWord(term),
        joined: joins.find((join) => join !== term && lexicon.has(join)) ?? null,
        meanings: meanings.filter((meaning) => meaning.start < end && start < meaning.end),
      };
    })
    .filter(({ term }, at) => terms.indexOf(term) === at);
}
