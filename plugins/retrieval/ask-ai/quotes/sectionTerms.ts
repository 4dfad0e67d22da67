import type { PageSection } from '../../../content/sections/types';
import { termsOf } from './terms';
import { titlesOf } from './titles';

/** The terms of a part of a section, as their numbers in the vocabulary, without duplicates. */
export type TermNumbers = Uint32Array;

/** The terms of a section, by part. */
export interface SectionTerms {
  /** Its own heading and those above. */
  headings: TermNumbers;
  /** The search keywords that the author of the page lists. */
  keywords: TermNumbers;
  /** Each paragraph, list or table. */
  paragraphs: readonly TermNumbers[];
  code: TermNumbers;
  /** The questions that the section answers, according to its author. */
  questions: TermNumbers;
}

/** The maximum number of cached sections, of about 2 kB each. */
const REMEMBERED = 2000;

/**
 * Creates a function that returns the terms of a section, which are computed on first use.
 *
 * @param numberOf returns the number of a term in the vocabulary
 */
export function createSectionTerms(numberOf: (term: string) => number | undefined) {
  const remembered = new Map<string, SectionTerms>();
  const numbersOf = (text: string): TermNumbers => {
    const numbers = termsOf(text).map(numberOf);
    return Uint32Array.from(new Set(numbers.filter((number) => number !== undefined)));
  };
  return (
    { url, hierarchy, units, code, questions }: PageSection,
    keywords: readonly string[],
  ): SectionTerms => {
    const known = remembered.get(url);
    if (known) return known;
    const terms: SectionTerms = {
      headings: numbersOf(titlesOf(hierarchy).join('\n')),
      keywords: numbersOf(keywords.join('\n')),
      paragraphs: units.filter((unit) => typeof unit === 'string').map(numbersOf),
      code: numbersOf(code.map(({ text }) => text).join('\n')),
      questions: numbersOf(questions.join('\n')),
    };
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(url, terms);
    return terms;
  };
}
