import type { PageSection } from '../../../content/sections/types';
import type { AnswerDocs } from './answerDocs';
import { questionKind } from './questionKind';
import type { TermNumbers } from './sectionTerms';
import { questionTerms } from './terms';
import { titlesOf } from './titles';
import type { Vocabulary } from './vocabulary';

/** A hit of the engine, with a score for how well it answers the question. */
export interface RankedSection {
  section: PageSection;
  score: number;
  /** The weighted share of the question's terms that the section contains, from 0 to 1. */
  coverage: number;
  /** Its index among the engine's hits. */
  place: number;
}

/** A hit of the engine. */
interface FoundSection {
  url: string;
  score: number;
}

/** The maximum weight of a term, so that an unknown one does not outweigh all others … */
const MAX_WEIGHT = 3.6;
/** … and the share of their weight that question words get. */
const ASKING_SHARE = 0.15;
/** How fast the weight of a rank decreases. The lower, the more the first few hits count. */
const DECAY = 3;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu;
const NAMED_TITLE = /[a-z]\.[a-z]|[a-z][A-Z]/;

/**
 * The weights of the features, fitted with the dev half of the questions in `bench/retrieval` and
 * `bench/queries*.json`, and with those of `tests/ask`.
 */
const FIT = {
  /** The engine's rank, and its score relative to the best hit. */
  place: 1.56,
  score: 3.11,
  /**
   * The section's title is a name in the question. The fit gave 1.35, but such a section is what the question is
   * about.
   */
  named: 3,
  /** The share of the question that is in the keywords of the page, … */
  keywords: 2.71,
  /** … in the headings, … */
  headings: 2.14,
  /** … in the headings and the best paragraph, … */
  paragraph: 2.35,
  /** … in the code, in the questions that the section answers, … */
  code: 1.95,
  questions: 2.44,
  /** … and in all of them together. */
  coverage: 1.66,
  /** The section is part of a reference, but the question does not ask for an option: a guide is more helpful. */
  reference: -0.97,
} as const;

/** Returns the weight of a term in a question. */
export function weightInQuestion(
  term: string,
  { weight, asking }: Pick<Vocabulary, 'weight' | 'asking'>,
): number {
  return Math.min(MAX_WEIGHT, weight(term)) * (asking.has(term) ? ASKING_SHARE : 1);
}

/** Returns the names in a question, such as `output.path` and `splitChunks`, in lowercase. */
function namesIn(question: string): Set<string> {
  return new Set([...question.matchAll(NAME)].map(([name]) => name.toLowerCase()));
}

/** Returns a function that computes the weighted share of a question's terms in any of several sets, from 0 to 1. */
function createShare(question: string, vocabulary: Vocabulary) {
  const asked = questionTerms(question, vocabulary.weight).map((term) => ({
    number: vocabulary.numberOf(term) ?? -1,
    weight: weightInQuestion(term, vocabulary),
  }));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (...sets: readonly TermNumbers[]) =>
    asked.reduce(
      (sum, { number, weight }) =>
        sum + (sets.some((numbers) => numbers.includes(number)) ? weight : 0),
      0,
    ) / all;
}

/**
 * Orders hits of the engine by how well they answer a question: by the engine's order, and by the parts of a section
 * that contain the question's terms.
 *
 * @param found best first
 */
export function rankSections(
  question: string,
  found: readonly FoundSection[],
  { vocabulary, section: sectionAt, termsIn }: AnswerDocs,
): RankedSection[] {
  const names = namesIn(question);
  const isNamed = (title: string) => names.has(title.replace(/\(.*$/s, '').trim().toLowerCase());
  const isOptionAsked = questionKind(question) === 'option';
  const share = createShare(question, vocabulary);
  const best = found[0]?.score || 1;
  const ranked = found.flatMap(({ url, score: byEngine }, place): RankedSection[] => {
    const section = sectionAt(url);
    if (!section) return [];
    const titles = titlesOf(section.hierarchy);
    const { headings, keywords, paragraphs, code, questions } = termsIn(section);
    const byHeadings = share(headings);
    const coverage = share(headings, keywords, ...paragraphs, code, questions);
    const isReference = !isOptionAsked && titles.some((title) => NAMED_TITLE.test(title));
    const score =
      (FIT.place * DECAY) / (DECAY + place) +
      (FIT.score * byEngine) / best +
      (isNamed(titles.at(-1) ?? '') ? FIT.named : 0) +
      FIT.keywords * share(keywords) +
      FIT.headings * byHeadings +
      FIT.paragraph *
        Math.max(byHeadings, ...paragraphs.map((paragraph) => share(headings, paragraph))) +
      FIT.code * share(code) +
      FIT.questions * share(questions) +
      FIT.coverage * coverage +
      (isReference ? FIT.reference : 0);
    return [{ section, coverage, place, score }];
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** Restores the engine's order, for error messages: the docs usually do not contain them verbatim. */
export function inFoundOrder(ranked: readonly RankedSection[]): RankedSection[] {
  return ranked
    .map((each) => ({ ...each, score: 1 / (DECAY + each.place) }))
    .sort((a, b) => b.score - a.score);
}
