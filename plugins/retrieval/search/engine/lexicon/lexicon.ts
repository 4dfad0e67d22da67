import type { Body, BodyField } from '../format/bodyFile.ts';
import type { HeadingTerms } from './headingTerms.ts';
import type { Sections } from './sections.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** All that can be found: in headings, and in prose and code once they are there. */
export interface Lexicon {
  sections: Sections;
  headings: HeadingTerms;
  body: Body | null;
  has(term: string): boolean;
  /** Whether a term stands in headings or prose. */
  isSaid(term: string): boolean;
  /** In how many sections a term is: in those that say it, else in those with such code. */
  countOf(term: string): number;
  /** Terms of headings first; those of code only where there are no others. */
  startingWith(start: string, limit: number): string[];
  /** Terms of headings and prose. */
  near(word: string, edits: number): { word: string; edits: number }[];
  /** The place of a term in the dictionary of the prose; -1 where there is none. */
  proseTerm(term: string): number;
  /** The same in that of the code. */
  codeTerm(term: string): number;
}

/** The lexicon of headings, and of prose and code where they are there. */
export function createLexicon(
  sections: Sections,
  headings: HeadingTerms,
  body: Body | null,
): Lexicon {
  const lists: Vocabulary[] = [createVocabulary([...headings.keys()])];
  if (body) lists.push(createVocabulary(body.prose.terms));
  const prose = lists[1];
  const code = body && createVocabulary(body.code.terms);
  const proseTerm = (term: string) => prose?.find(term) ?? -1;
  const codeTerm = (term: string) => code?.find(term) ?? -1;
  const isSaid = (term: string) => headings.has(term) || proseTerm(term) >= 0;
  const countIn = (field: BodyField | undefined, term: number) =>
    term < 0 ? 0 : (field?.countOf(term) ?? 0);
  return {
    sections,
    headings,
    body,
    proseTerm,
    codeTerm,
    isSaid,
    has: (term) => isSaid(term) || codeTerm(term) >= 0,
    countOf(term) {
      const inProse = countIn(body?.prose, proseTerm(term));
      const inHeadings = headings.get(term)?.sections.length ?? 0;
      return Math.max(inProse, inHeadings) || countIn(body?.code, codeTerm(term));
    },
    startingWith(start, limit) {
      const found = lists.flatMap((list) => list.startingWith(start, limit));
      if (found.length === 0) return code?.startingWith(start, limit) ?? [];
      return [...new Set(found)].slice(0, limit);
    },
    near(word, edits) {
      const found = lists.flatMap((list) => list.near(word, edits));
      return [...new Map(found.map((entry) => [entry.word, entry])).values()];
    },
  };
}
