import { type RankedSection, weightInQuestion } from './rankSections';
import { questionTerms } from './terms';
import type { Vocabulary } from './vocabulary';

/** What a search tells of whether it found what was asked for. */
export interface RelevanceSigns {
  /** How sure the engine is of its best section, from 0 to 1. */
  confidence: number;
  /** The engine's score of that section. */
  score: number;
  /** Sections by how they answer, the best first. */
  ranked: readonly RankedSection[];
}

/** So many of the best sections are looked at. */
const BEST = 3;

/**
 * How much each sign says, in a logistic regression. It was fitted with the half of the questions in `bench/retrieval`,
 * `bench/queries*.json` and `tests/ask` that may be chosen with, so that 0.5 refuses few of those that
 * the docs answer; the other half measures it.
 */
const FIT = {
  confidence: 1.74,
  topics: 1.32,
  coverage: 1.86,
  unknown: -2.84,
  length: 2.04,
  strength: 3.48,
  least: 9.78,
} as const;

/** A section that says nearly all of a question is enough, in docs that are too small for the other signs. */
const SAYS_ALL = 0.85;
const SAYS_ALL_SHARE = 0.6;

/** Which part of a question is said by terms of a kind, from 0 to 1. */
function shareOf(
  terms: readonly string[],
  vocabulary: Vocabulary,
  isMeant: (term: string) => boolean,
): number {
  const weights = terms.map((term) => weightInQuestion(term, vocabulary));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return terms.reduce((sum, term, at) => sum + (isMeant(term) ? (weights[at] ?? 0) : 0), 0) / all;
}

/**
 * Whether a question is about what the docs are about, from 0 to 1. Words of the docs alone do not tell:
 * "replace", "cache" and "window" stand in questions about anything. So several signs are put together: how
 * sure the search is, how much of a question the best sections say, how much of it the docs have headings about or
 * no word for, and how long the question is, of which a section seldom says all.
 */
export function relevanceOf(
  question: string,
  { confidence, score, ranked }: RelevanceSigns,
  vocabulary: Vocabulary,
): number {
  const terms = questionTerms(question, vocabulary.weight);
  const quotable = ranked.filter(
    ({ section: { units, code } }) => units.length > 0 || code.length > 0,
  );
  const best = quotable.slice(0, BEST);
  const coverage = best.reduce((sum, each) => sum + each.coverage, 0) / BEST;
  const isUnknown = (term: string) => vocabulary.numberOf(term) === undefined;
  const strength = Math.log(1 + score / Math.log(2 + vocabulary.sections));
  const sum =
    FIT.confidence * confidence +
    FIT.topics * shareOf(terms, vocabulary, vocabulary.isTopic) +
    FIT.coverage * coverage +
    FIT.unknown * shareOf(terms, vocabulary, isUnknown) +
    FIT.length * Math.log(1 + terms.length) +
    FIT.strength * strength -
    FIT.least;
  const says = best[0]?.coverage ?? 0;
  return Math.max(1 / (1 + Math.exp(-sum)), says < SAYS_ALL ? 0 : SAYS_ALL_SHARE * says);
}
