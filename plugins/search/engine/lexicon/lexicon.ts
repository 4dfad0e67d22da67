import type { Body } from '../format/bodyFile.ts';
import type { HeadingTerms } from './headingTerms.ts';
import type { Sections } from './sections.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** All that can be found: in headings, and in the prose once it is there. */
export interface Lexicon {
  sections: Sections;
  headings: HeadingTerms;
  body: Body | null;
  has(term: string): boolean;
  /** In how many sections a term is. */
  countOf(term: string): number;
  /** Terms of headings first. */
  startingWith(start: string, limit: number): string[];
  near(word: string, edits: number): { word: string; edits: number }[];
  /** The place of a term in the body's dictionary; -1 where there is none. */
  bodyTerm(term: string): number;
}

/** The lexicon of headings, and of prose where it is there. */
export function createLexicon(
  sections: Sections,
  headings: HeadingTerms,
  body: Body | null,
): Lexicon {
  const lists: Vocabulary[] = [createVocabulary([...headings.keys()])];
  if (body) lists.push(createVocabulary(body.terms));
  const prose = lists[1];
  const bodyTerm = (term: string) => prose?.find(term) ?? -1;
  return {
    sections,
    headings,
    body,
    bodyTerm,
    has: (term) => headings.has(term) || bodyTerm(term) >= 0,
    countOf(term) {
      const place = bodyTerm(term);
      const inBody = place < 0 ? 0 : (body?.countOf(place) ?? 0);
      return Math.max(inBody, headings.get(term)?.sections.length ?? 0);
    },
    startingWith(start, limit) {
      const found = lists.flatMap((list) => list.startingWith(start, limit));
      return [...new Set(found)].slice(0, limit);
    },
    near(word, edits) {
      const found = lists.flatMap((list) => list.near(word, edits));
      return [...new Map(found.map((entry) => [entry.word, entry])).values()];
    },
  };
}
