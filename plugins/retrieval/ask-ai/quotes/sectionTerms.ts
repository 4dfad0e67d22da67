import type { PageSection } from '../../../content/sections/types';
import { termsOf } from './terms';
import { titlesOf } from './titles';

/** The terms of a part of a section, as the numbers that they have in the vocabulary; each once. */
export type TermNumbers = Uint32Array;

/** Where a section says what. */
export interface SectionTerms {
  /** Its own heading and those above. */
  headings: TermNumbers;
  /** What the author of its page says that readers type. */
  keywords: TermNumbers;
  /** Each paragraph, list or table. */
  paragraphs: readonly TermNumbers[];
  code: TermNumbers;
  /** The questions that its author says it answers. */
  questions: TermNumbers;
}

/** So many sections are remembered, of about 2 kB each, however many a site has. */
const REMEMBERED = 2000;

/**
 * Reads where sections say what, each when it is first asked for.
 *
 * @param numberOf a term in the vocabulary
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
