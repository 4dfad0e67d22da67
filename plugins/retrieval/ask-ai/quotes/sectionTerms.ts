import type { PageSection } from '../../../content/sections/types';
import { termsOf } from './terms';
import { titlesOf } from './titles';

/** The terms of a part of a section, as the numbers that they have in the corpus; each once. */
export type TermNumbers = Uint32Array;

/** Where a section says what. */
export interface SectionTerms {
  /** Its own heading and those above. */
  headings: TermNumbers;
  /** Each paragraph, list or table. */
  paragraphs: readonly TermNumbers[];
  code: TermNumbers;
}

/** A section with its place among all. */
export interface NumberedSection {
  at: number;
  record: PageSection;
}

/**
 * Reads where sections say what, each when it is first asked for.
 *
 * @param numberOf a term in the corpus
 */
export function createSectionTerms(numberOf: (term: string) => number | undefined) {
  const read: SectionTerms[] = [];
  const numbersOf = (text: string): TermNumbers => {
    const numbers = termsOf(text).map(numberOf);
    return Uint32Array.from(new Set(numbers.filter((number) => number !== undefined)));
  };
  return ({ at, record: { hierarchy, units, code } }: NumberedSection): SectionTerms => {
    read[at] ??= {
      headings: numbersOf(titlesOf(hierarchy).join('\n')),
      paragraphs: units.filter((unit) => typeof unit === 'string').map(numbersOf),
      code: numbersOf(code.map(({ text }) => text).join('\n')),
    };
    return read[at];
  };
}
