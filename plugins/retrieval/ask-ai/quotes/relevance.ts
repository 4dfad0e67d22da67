import type { Corpus } from './corpus';
import { type RankedSection, weightInQuestion } from './rankSections';
import { questionTerms } from './terms';

/** What a search tells of whether it found what was asked for. */
export interface RelevanceSigns {
  /** How sure the engine is of its best section, from 0 to 1. */
  confidence: number;
  /** The engine's score of that section. */
  score: number;
  /** Sections by how their texts answer, each with its place in what the engine found. */
  byText: readonly RankedSection[];
}

/** So many of the best sections are looked at. */
const BEST = 3;

/**
 * How much each sign says, in a logistic regression. It was fitted with the half of the questions in `bench/retrieval`,
 * `bench/queries*.json` and `tests/ask` that may be chosen with, so that 0.5 refuses few of those that
 * the docs answer; the other half measures it.
 */
const FIT = {
  confidence: 7.25,
  topics: 1.53,
  coverage: 1.17,
  agreement: 1.4,
  length: 4.84,
  strength: 2.11,
  least: 15.81,
} as const;

/** A section that says nearly all of a question is enough, in docs that are too small for the other signs. */
const SAYS_ALL = 0.85;
const SAYS_ALL_SHARE = 0.6;

/** Which part of a question the docs have headings about, from 0 to 1. */
function topicShare(terms: readonly string[], corpus: Corpus): number {
  let all = 0;
  let named = 0;
  for (const term of terms) {
    const value = weightInQuestion(term, corpus);
    all += value;
    if (corpus.topics.has(term)) named += value;
  }
  return all === 0 ? 0 : named / all;
}

/**
 * Whether a question is about what the docs are about, from 0 to 1. Words of the docs alone do not tell:
 * "replace", "cache" and "window" stand in questions about anything. So several signs are put together: how
 * sure the search is, how much of a question the best sections say, whether both ways to rank find the
 * same ones, and how long the question is, of which a section seldom says all.
 */
export function relevanceOf(
  question: string,
  { confidence, score, byText }: RelevanceSigns,
  corpus: Corpus,
): number {
  const terms = questionTerms(question, corpus.weight);
  const best = byText.slice(0, BEST);
  const coverage = best.reduce((sum, each) => sum + each.coverage, 0) / BEST;
  const found = best.filter(({ place }) => place !== undefined && place < BEST).length;
  const strength = Math.log(1 + score / Math.log(2 + corpus.sections.length));
  const sum =
    FIT.confidence * confidence +
    FIT.topics * topicShare(terms, corpus) +
    FIT.coverage * coverage +
    FIT.agreement * (found / BEST) +
    FIT.length * Math.log(1 + terms.length) +
    FIT.strength * strength -
    FIT.least;
  const says = best[0]?.coverage ?? 0;
  return Math.max(1 / (1 + Math.exp(-sum)), says < SAYS_ALL ? 0 : SAYS_ALL_SHARE * says);
}
