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

/** So many sections are remembered, of about 2 kB each, however many a site has. */
const REMEMBERED = 2000;

/**
 * Reads where sections say what, each when it is first asked for.
 *
 * @param numberOf a term in the corpus
 */
export function createSectionTerms(numberOf: (term: string) => number | undefined) {
  const remembered = new Map<number, SectionTerms>();
  const numbersOf = (text: string): TermNumbers => {
    const numbers = termsOf(text).map(numberOf);
    return Uint32Array.from(new Set(numbers.filter((number) => number !== undefined)));
  };
  return ({ at, record: { hierarchy, units, code } }: NumberedSection): SectionTerms => {
    const known = remembered.get(at);
    if (known) return known;
    const terms: SectionTerms = {
      headings: numbersOf(titlesOf(hierarchy).join('\n')),
      paragraphs: units.filter((unit) => typeof unit === 'string').map(numbersOf),
      code: numbersOf(code.map(({ text }) => text).join('\n')),
    };
    const [oldest] = remembered.keys();
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    remembered.set(at, terms);
    return terms;
  };
}
