import type { Corpus } from './corpus';
import type { RankedSection } from './rankSections';
import type { AskedTerms, TermNumbers } from './sectionTerms';
import { questionTerms, weightInQuestion } from './terms';
import { titlesOf } from './titles';

/** How fast places lose weight: the lower, the more the first few count. */
const DECAY = 3;
/** What comes later by its text, and was not found by the engine, is not quoted anyway. */
const COMPARED = 20;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*/gu;

/**
 * How much each sign counts, in a logistic regression over the sections that were found for a question. It was fitted with
 * the half of the questions in `bench/retrieval` and `bench/queries*.json` that may be chosen with, and those of `tests/ask`.
 */
const FIT = {
  /** Its place in what the engine found, and by its text. */
  engine: 2.41,
  text: 1.62,
  /** Its score by its text, as a part of the best. */
  strength: 1.5,
  /** It is called like a name in the question: more than the 1.9 that was fitted, since that is what was asked about. */
  named: 4,
  /** How much of the question the keywords of its page say, … */
  keywords: 2.38,
  /** … its headings, … */
  headings: 1.16,
  /** … its headings with the one paragraph that says most, … */
  paragraph: 2.2,
  /** … and its code. */
  code: 2.51,
  /** How much of the question one says that its author wrote down for it, and the other way round. */
  asked: 3,
} as const;

/** The names in a question, `output.path` and `splitChunks`, in lower case. */
function namesIn(question: string): Set<string> {
  return new Set([...question.matchAll(NAME)].map(([name]) => name.toLowerCase()));
}

/** How much of a question is said, from 0 to 1, by terms or by the numbers of terms. */
function createShare(question: string, corpus: Corpus) {
  const asked = questionTerms(question, corpus.weight).map((term) => ({
    term,
    number: corpus.postings.get(term)?.number ?? -1,
    weight: weightInQuestion(term, corpus),
  }));
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const shareOf = (isSaid: (each: (typeof asked)[number]) => boolean) =>
    asked.reduce((sum, each) => sum + (isSaid(each) ? each.weight : 0), 0) / all;
  /** How much two questions say in common, from 0 to 1. */
  const likeness = (other: AskedTerms) =>
    (2 * all * shareOf(({ number }) => other.numbers.includes(number))) / (all + other.weight);
  return {
    ofQuestions: (questions: readonly AskedTerms[]) => Math.max(0, ...questions.map(likeness)),
    ofTerms: (said: ReadonlySet<string> | undefined) =>
      shareOf(({ term }) => said?.has(term) === true),
    ofNumbers: (...said: readonly TermNumbers[]) =>
      shareOf(({ number }) => said.some((numbers) => numbers.includes(number))),
  };
}

/**
 * One order of what the engine of the search found and of how the texts of sections answer: by the places
 * in both, so that neither has to be as sure as the other, and by where on its page a section says what is asked.
 *
 * @param ranked by their texts, the best first, each with its place in what the engine found
 */
export function fuseRankings(
  question: string,
  ranked: readonly RankedSection[],
  corpus: Corpus,
): RankedSection[] {
  const names = namesIn(question);
  const { ofTerms, ofNumbers, ofQuestions } = createShare(question, corpus);
  const best = ranked[0]?.score ?? 1;
  const isNamed = (title: string) => names.has(title.replace(/\(.*$/s, '').trim().toLowerCase());
  const fused: RankedSection[] = [];
  for (const [at, each] of ranked.entries()) {
    const { record, page } = each.section;
    const titles = titlesOf(record.hierarchy);
    const named = names.size > 0 && isNamed(titles.at(-1) ?? '') ? FIT.named : 0;
    if (at >= COMPARED && each.place === undefined && named === 0) continue;
    const { headings, paragraphs, code, questions } = corpus.termsIn(each.section);
    const byHeadings = ofNumbers(headings);
    const score =
      (each.place === undefined ? 0 : (FIT.engine * DECAY) / (DECAY + each.place)) +
      (FIT.text * DECAY) / (DECAY + at) +
      (FIT.strength * each.score) / best +
      named +
      FIT.keywords * ofTerms(corpus.keywords[page]) +
      FIT.headings * byHeadings +
      FIT.paragraph * Math.max(byHeadings, ...paragraphs.map((said) => ofNumbers(headings, said))) +
      FIT.code * ofNumbers(code) +
      FIT.asked * ofQuestions(questions);
    fused.push({ ...each, score });
  }
  return fused.sort((a, b) => b.score - a.score);
}

/** The order of the engine, where it found something: the texts of sections do not have what programs print. */
export function engineFirst(ranked: readonly RankedSection[]): RankedSection[] {
  const found = ranked.filter(({ place }) => place !== undefined);
  return found
    .map((each) => ({ ...each, score: 1 / (DECAY + (each.place ?? 0)) }))
    .sort((a, b) => b.score - a.score);
}
