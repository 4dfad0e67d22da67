import type { PageSection } from '../../../content/sections/types';
import { type QuotePiece, quotePieces } from './quotePieces';
import { termsOf } from './terms';
import type { Vocabulary } from './vocabulary';

/** What is quoted of a section. */
export interface Quote {
  /** Markdown, block by block as on the page. */
  blocks: string[];
  /** The place of the code that belongs to it. */
  code?: number;
}

type Units = PageSection['units'];
type Code = PageSection['code'];

/** A list of facts is no passage, where another one is; where facts are asked for, they are what is asked for. */
const FACT = { cost: 1, worth: 1 };
/** Words that announce something which does not follow are quoted last. */
const EMPTY_COST = 2;
/** Where a section says what it is about. */
const OPENING_BONUS = 0.15;
/** What follows a message that a page prints says what to do about it. */
const BEHIND_MESSAGE = 0.9;
/** From this share on a printed message is the one that was asked about. */
const LIKELY = 0.4;
const ANNOUNCES = /[:：][*_]*$/;
/** Blocks that show what a program prints. */
const OUTPUT = new Set(['', 'text', 'txt', 'console', 'log']);

/** How much of the terms a text says, from 0 to 1. */
function shareOf(terms: readonly string[], weight: Vocabulary['weight']) {
  const all = terms.reduce((sum, term) => sum + weight(term), 0) || 1;
  return (text: string) => {
    const said = new Set(termsOf(text));
    return terms.reduce((sum, term) => sum + (said.has(term) ? weight(term) : 0), 0) / all;
  };
}

const announces = (unit: string | number | undefined): unit is string =>
  typeof unit === 'string' && ANNOUNCES.test(unit);

/** The printed message before a unit, as far as it says the terms. */
function messageBefore(units: Units, code: Code, at: number, scoreOf: (text: string) => number) {
  const before = units[at - 1];
  const block = typeof before === 'number' ? code[before] : undefined;
  return block && OUTPUT.has(block.lang) ? scoreOf(block.text) : 0;
}

/** A piece with what stands before and behind it and belongs to it. */
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
 * What of a section says most about the terms: a paragraph, list or table, whole where it is not too
 * long, with what it announces or what announces it. Of equal ones the first wins, with the start where the section says what it is about.
 *
 * @param wantsFacts whether facts such as a default are what is asked for; else sentences come first
 * @returns `undefined` for a section without words
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
  const isMended = messageBefore(units, code, at, scoreOf) > LIKELY && typeof next === 'number';
  return quote.code === undefined && isMended ? { ...quote, code: next } : quote;
}
