import type { PageSection } from '../../content/sections/types';
import type { Corpus } from './corpus';
import { type QuotePiece, quotePieces } from './quotePieces';
import { termsOf } from './terms';

/** What is quoted of a section. */
export interface Quote {
  /** Markdown, block by block as on the page. */
  blocks: string[];
  /** The place of the code that the quote announces. */
  code?: number;
}

/** A sentence beside the best one costs so much of what it adds. */
const PART_COST = 0.06;
/** A list of facts is no passage, where another one is. */
const FACT_COST = 1;
/** Where a section says what it is about. */
const OPENING_BONUS = 0.15;
const ANNOUNCES = /[:：]$/;

/** How much of the terms a text says, from 0 to 1. */
function shareOf(terms: readonly string[], weight: Corpus['weight']) {
  const all = terms.reduce((sum, term) => sum + weight(term), 0) || 1;
  return (text: string) => {
    const said = new Set(termsOf(text));
    return terms.reduce((sum, term) => sum + (said.has(term) ? weight(term) : 0), 0) / all;
  };
}

/**
 * The part of a section that says most about the terms: one to three sentences that stand beside each
 * other, the items of a list, or the rows of a table with its head. Of equal parts the first and
 * shortest wins, with its start where the section says what it is about. Words that announce what
 * follows them are quoted with it.
 *
 * @param wantsFacts whether lists such as type and default are as good as sentences
 * @returns `undefined` for a section without words
 */
export function chooseQuote(
  units: PageSection['units'],
  terms: readonly string[],
  weight: Corpus['weight'],
  wantsFacts = false,
): Quote | undefined {
  const scoreOf = shareOf(terms, weight);
  let best: { piece: QuotePiece; at: number } | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  let hasOpening = false;
  units.forEach((unit, at) => {
    if (typeof unit === 'number') return;
    for (const piece of quotePieces(unit, scoreOf)) {
      const isOpening = piece.isStart && !hasOpening && (wantsFacts || !piece.isFacts);
      const costs = PART_COST * (piece.parts - 1) + (piece.isFacts && !wantsFacts ? FACT_COST : 0);
      const score = scoreOf(piece.markdown) - costs + (isOpening ? OPENING_BONUS : 0);
      if (score <= bestScore + 1e-9) continue;
      best = { piece, at };
      bestScore = score;
    }
    hasOpening ||= wantsFacts || !quotePieces(unit, scoreOf)[0]?.isFacts;
  });
  if (!best) return undefined;
  const { piece, at } = best;
  const next = units[at + 1];
  if (!ANNOUNCES.test(piece.markdown) || next === undefined) return { blocks: [piece.markdown] };
  if (typeof next === 'number') return { blocks: [piece.markdown], code: next };
  const [announced] = quotePieces(next, scoreOf);
  return { blocks: [piece.markdown, ...(announced ? [announced.markdown] : [])] };
}
