import type { Corpus } from './corpus';
import { weightInQuestion } from './rankSections';
import { questionTerms } from './terms';

/** The search's own confidence says most; what the docs have headings about half as much. */
const TOPIC_SHARE = 0.5;
/** A section that says nearly all of a question is enough by itself. */
const COVERAGE_SHARE = 0.6;

/**
 * Whether a question is about what the docs are about, from 0 to 1. Words of the docs alone do not tell:
 * "replace", "cache" and "window" stand in questions about anything. So it counts how sure the search
 * is of its best section for the whole question, and how much of the question the docs have headings
 * about; or that one section says nearly all of it.
 *
 * @param confidence of the search, from 0 to 1
 * @param coverage how much of the question the best section says, from 0 to 1
 */
export function relevanceOf(
  question: string,
  { confidence, coverage }: { confidence: number; coverage: number },
  corpus: Corpus,
): number {
  let all = 0;
  let named = 0;
  for (const term of questionTerms(question, corpus.weight)) {
    const value = weightInQuestion(term, corpus);
    all += value;
    if (corpus.topics.has(term)) named += value;
  }
  const topics = all === 0 ? 0 : named / all;
  const together = (confidence + TOPIC_SHARE * topics) / (1 + TOPIC_SHARE);
  return Math.max(together, COVERAGE_SHARE * coverage);
}
