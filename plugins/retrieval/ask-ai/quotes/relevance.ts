import { type RankedSection, weightInQuestion } from './rankSections';
import { questionTerms } from './terms';
import type { Vocabulary } from './vocabulary';

/** The signals from which the relevance of a search is computed. */
export interface RelevanceSigns {
  /** The engine's confidence in its best hit, from 0 to 1. */
  confidence: number;
  /** The engine's score of that hit. */
  score: number;
  /** Sections by how well they answer the question, best first. */
  ranked: readonly RankedSection[];
}

/** The number of best sections that are considered. */
const BEST = 3;

/**
 * The coefficients of a logistic regression. They were fitted with the dev half of the questions in
 * `bench/retrieval`, `bench/queries*.json` and `tests/ask`, so that a threshold of 0.5 rejects few questions that the
 * docs answer. The other half measures the result.
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

/** The coverage from which a single section is sufficient, in docs that are too small for the other signals. */
const FULL_COVERAGE = 0.85;
const FULL_COVERAGE_SHARE = 0.6;

/** Returns the weighted share of a question's terms that match a predicate, from 0 to 1. */
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
 * Estimates whether the docs cover a question, from 0 to 1. The presence of its terms is not sufficient, because
 * "replace", "cache" and "window" occur in questions about anything. Several signals are combined: the confidence of
 * the search, the coverage by the best sections, the shares of terms that occur in headings and that are unknown, and
 * the length of the question, because long questions are rarely covered completely.
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
  const bestCoverage = best[0]?.coverage ?? 0;
  return Math.max(
    1 / (1 + Math.exp(-sum)),
    bestCoverage < FULL_COVERAGE ? 0 : FULL_COVERAGE_SHARE * bestCoverage,
  );
}
