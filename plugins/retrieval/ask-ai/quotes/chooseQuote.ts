import type { PageSection } from '../../../content/sections/types';
import { type QuotePiece, quotePieces } from './quotePieces';
import { termsOf } from './terms';
import type { Vocabulary } from './vocabulary';

/** The quoted part of a section. */
export interface Quote {
  /** The blocks of Markdown, in the order of the page. */
  blocks: string[];
  /** The index of the code block that belongs to the quote. */
  code?: number;
}

type Units = PageSection['units'];
type Code = PageSection['code'];

/** Penalty for a list of facts, and its bonus if the question asks for facts. */
const FACT = { cost: 1, worth: 1 };
/** Penalty for text that introduces something that does not follow. */
const EMPTY_COST = 2;
/** Bonus for the opening of a section, which usually describes its topic. */
const OPENING_BONUS = 0.15;
/** Share of a printed message's score that the text after it gets, because that text usually explains the message. */
const BEHIND_MESSAGE = 0.9;
/** The minimum score at which a printed message is considered to be the one in the question. */
const LIKELY = 0.4;
const ANNOUNCES = /[:：][*_]*$/;
/** Languages of blocks that show output. */
const OUTPUT = new Set(['', 'text', 'txt', 'console', 'log']);

/** Returns a function that scores how many of the terms a text contains, weighted, from 0 to 1. */
function shareOf(terms: readonly string[], weight: Vocabulary['weight']) {
  const all = terms.reduce((sum, term) => sum + weight(term), 0) || 1;
  return (text: string) => {
    const found = new Set(termsOf(text));
    return terms.reduce((sum, term) => sum + (found.has(term) ? weight(term) : 0), 0) / all;
  };
}

const announces = (unit: string | number | undefined): unit is string =>
  typeof unit === 'string' && ANNOUNCES.test(unit);

/** Returns the score of the printed message before a unit; 0 if there is none. */
function messageBefore(units: Units, code: Code, at: number, scoreOf: (text: string) => number) {
  const before = units[at - 1];
  const block = typeof before === 'number' ? code[before] : undefined;
  return block && OUTPUT.has(block.lang) ? scoreOf(block.text) : 0;
}

/** Returns a piece with its introduction, or with the block that it introduces. */
function whole(
  units: Units,
  at: number,
  piece: QuotePiece,
  scoreOf: (text: string) => number,
): Quote {
  const before = units[at - 1];
  const lead = piece.isBlock && announces(before) ? [before] : [];
  const next = units[at + 1];
  if (!ANNOUNCES.test(piece.markdown) || next === undefined) {
    return { blocks: [...lead, piece.markdown] };
  }
  if (typeof next === 'number') return { blocks: [...lead, piece.markdown], code: next };
  const [announced] = quotePieces(next, scoreOf);
  return { blocks: [...lead, piece.markdown, ...(announced ? [announced.markdown] : [])] };
}

/**
 * Returns the part of a section that best matches the terms: a paragraph, list or table, whole if it is not too long,
 * with its introduction or the block that it introduces. If scores are equal, the first part wins. The opening of a
 * section gets a bonus.
 *
 * @param wantsFacts whether the question asks for facts such as a default; otherwise sentences are preferred
 * @returns `undefined` for a section without text
 */
export function chooseQuote(
  { units, code }: Pick<PageSection, 'units' | 'code'>,
  terms: readonly string[],
  weight: Vocabulary['weight'],
  wantsFacts = false,
): Quote | undefined {
  const scoreOf = shareOf(terms, weight);
  let best: { piece: QuotePiece; at: number } | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  let hasOpening = false;
  units.forEach((unit, at) => {
    if (typeof unit === 'number') return;
    const pieces = quotePieces(unit, scoreOf);
    const isFacts = pieces[0]?.isFacts === true;
    const isOpening = !hasOpening && !isFacts;
    const behindMessage = BEHIND_MESSAGE * messageBefore(units, code, at, scoreOf);
    for (const piece of pieces) {
      const next = units[at + 1];
      const isEmpty = ANNOUNCES.test(piece.markdown) && next === undefined;
      const own = scoreOf(piece.markdown);
      const fact = wantsFacts ? FACT.worth : -FACT.cost;
      const score =
        Math.max(own, behindMessage) -
        piece.cost +
        (isFacts ? fact : 0) +
        (isOpening && piece.isStart ? OPENING_BONUS : 0) -
        (isEmpty ? EMPTY_COST : 0);
      if (score <= bestScore + 1e-9) continue;
      best = { piece, at };
      bestScore = score;
    }
    hasOpening ||= !isFacts;
  });
  if (!best) return undefined;
  const { at, piece } = best;
  const quote = whole(units, at, piece, scoreOf);
  const next = units[at + 1];
  const hasSolution = messageBefore(units, code, at, scoreOf) > LIKELY && typeof next === 'number';
  return quote.code === undefined && hasSolution ? { ...quote, code: next } : quote;
}
