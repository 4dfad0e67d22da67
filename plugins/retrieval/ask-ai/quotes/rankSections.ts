import type { PageSection } from '../../../content/sections/types';
import type { AnswerDocs } from './answerDocs';
import { questionKind } from './questionKind';
import type { TermNumbers } from './sectionTerms';
import { questionTerms } from './terms';
import { titlesOf } from './titles';
import type { Vocabulary } from './vocabulary';

/** A section that the engine found, and how well it answers. */
export interface RankedSection {
  section: PageSection;
  score: number;
  /** How much of what the question says the section says too, from 0 to 1. */
  coverage: number;
  /** Its place in what the engine found; the first is 0. */
  place: number;
}

/** What the engine says of a section. */
interface FoundSection {
  url: string;
  score: number;
}

/** Terms say no more than this, so that an unknown one does not outweigh all others … */
const MAX_WEIGHT = 3.6;
/** … and those with which questions are put so much of theirs. */
const ASKING_SHARE = 0.15;
/** How fast places lose weight: the lower, the more the first few count. */
const DECAY = 3;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu;
const NAMED_TITLE = /[a-z]\.[a-z]|[a-z][A-Z]/;

/**
 * How much each sign counts: a choice among what the engine found for a question, fitted with the half of the questions
 * in `bench/retrieval` and `bench/queries*.json` that may be chosen with, and those of `tests/ask`.
 */
const FIT = {
  /** Its place in what the engine found, and its score as a part of the best. */
  place: 1.56,
  score: 3.11,
  /** It is called like a name in the question: more than the 1.35 that was fitted, since that is what was asked about. */
  named: 3,
  /** How much of the question the keywords of its page say, … */
  keywords: 2.71,
  /** … its headings, … */
  headings: 2.14,
  /** … its headings with the one paragraph that says most, … */
  paragraph: 2.35,
  /** … its code, the questions that it answers, … */
  code: 1.95,
  questions: 2.44,
  /** … and all of it together. */
  coverage: 1.66,
  /** It is a part of a reference, where no setting is asked for: a text serves better. */
  reference: -0.97,
} as const;

/** How much a term of a question says of what the question is about. */
export function weightInQuestion(
  term: string,
  { weight, asking }: Pick<Vocabulary, 'weight' | 'asking'>,
): number {
  return Math.min(MAX_WEIGHT, weight(term)) * (asking.has(term) ? ASKING_SHARE : 1);
}

/** The names in a question, `output.path` and `splitChunks`, in lower case. */
function namesIn(question: string): Set<string> {
  return new Set([...question.matchAll(NAME)].map(([name]) => name.toLowerCase()));
}

/** How much of a question is said by any of some terms, from 0 to 1. */
function createShare(question: string, vocabulary: Vocabulary) {
  const asked = questionTerms(question, vocabulary.weight).map((term) => ({
    number: vocabulary.numberOf(term) ?? -1,
    weight: weightInQuestion(term, vocabulary),
  }));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return (...said: readonly TermNumbers[]) =>
    asked.reduce(
      (sum, { number, weight }) =>
        sum + (said.some((numbers) => numbers.includes(number)) ? weight : 0),
      0,
    ) / all;
}

/**
 * Orders what the engine found by how well it answers a question: by the engine's own order, and by where a section
 * says what is asked.
 *
 * @param found the best first
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
      FIT.paragraph * Math.max(byHeadings, ...paragraphs.map((said) => share(headings, said))) +
      FIT.code * share(code) +
      FIT.questions * share(questions) +
      FIT.coverage * coverage +
      (isReference ? FIT.reference : 0);
    return [{ section, coverage, place, score }];
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** The order of the engine, for what programs print: the texts of sections do not have it. */
export function inFoundOrder(ranked: readonly RankedSection[]): RankedSection[] {
  return ranked
    .map((each) => ({ ...each, score: 1 / (DECAY + each.place) }))
    .sort((a, b) => b.score - a.score);
}
