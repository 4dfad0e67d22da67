import type { PageSection } from '../../../content/sections/types';
import { questionTerms, type TermFacts, termsOf, weightInQuestion } from './terms';
import { titlesOf } from './titles';

/** The terms of a part of a section, as the numbers that they have in the corpus; each once. */
export type TermNumbers = Uint32Array;

/** What a question is about: its terms, and how much they say together. */
export interface AskedTerms {
  numbers: TermNumbers;
  weight: number;
}

/** Where a section says what. */
export interface SectionTerms {
  /** Its own heading and those above. */
  headings: TermNumbers;
  /** Each paragraph, list or table. */
  paragraphs: readonly TermNumbers[];
  code: TermNumbers;
  /** What each question that it answers is about. */
  questions: readonly AskedTerms[];
}

/** A section with its place among all. */
export interface NumberedSection {
  at: number;
  record: PageSection;
}

/** So many sections are remembered, of about 2 kB each, however many a site has. */
const REMEMBERED = 2000;

/**
 * Reads where sections say what, each when it is first asked for.
 *
 * @param numberOf a term in the corpus
 * @param facts of the terms of the corpus
 */
export function createSectionTerms(
  numberOf: (term: string) => number | undefined,
  facts: TermFacts,
) {
  const remembered = new Map<number, SectionTerms>();
  const numbersOfTerms = (terms: readonly string[]): TermNumbers => {
    const numbers = terms.map(numberOf);
    return Uint32Array.from(new Set(numbers.filter((number) => number !== undefined)));
  };
  const numbersOf = (text: string) => numbersOfTerms(termsOf(text));
  const askedTerms = (question: string): AskedTerms => {
    const terms = questionTerms(question, facts.weight);
    const weight = terms.reduce((sum, term) => sum + weightInQuestion(term, facts), 0);
    return { numbers: numbersOfTerms(terms), weight };
  };
  return ({ at, record: { hierarchy, units, code, questions } }: NumberedSection): SectionTerms => {
    const known = remembered.get(at);
    if (known) return known;
    const terms: SectionTerms = {
      headings: numbersOf(titlesOf(hierarchy).join('\n')),
      paragraphs: units.filter((unit) => typeof unit === 'string').map(numbersOf),
      code: numbersOf(code.map(({ text }) => text).join('\n')),
      questions: questions.map(askedTerms),
    };
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(at, terms);
    return terms;
  };
}
