import type { Body, BodyField } from '../format/bodyFile.ts';
import type { Postings } from '../format/postingLists.ts';
import { isName } from './heading.ts';
import type { HeadingPostings, HeadingTerms } from './headingTerms.ts';
import type { Layout, Sections } from './sections.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** How many terms a search looks up. */
export interface Reach {
  /** The number of completions for a word of the query, by its number of letters. */
  completions: (letters: number) => number;
  /** Whether the first letter of a mistyped word must match or be swapped with the second one. */
  isFirstLetterSure: boolean;
}

/** The reach in an index that is loaded as a whole. */
export const WHOLE: Reach = { completions: () => 80, isFirstLetterSure: false };

/** Everything that can be found: headings, and prose and code after they have been loaded. */
export interface Lexicon {
  layout: Layout;
  /** Whether it is already known if the docs contain a term, so that nothing has to be loaded first. */
  canTell(term: string): boolean;
  has(term: string): boolean;
  /** Whether headings or prose contain a term. */
  isInText(term: string): boolean;
  /** Whether code contains a term that the prose of the same section does not. */
  isInCode(term: string): boolean;
  /** The number of sections with a term in their headings or prose. If there are none, in their code. */
  countOf(term: string): number;
  /** The first words in the order of the alphabet that begin so; terms of headings first, those of code only where there are no others. */
  startingWith(start: string, limit: number): string[];
  /** The words that begin so and that most sections have; terms of headings first, those of code only where there are no others. */
  completionsOf(start: string): string[];
  /** Terms of headings and prose. */
  near(word: string, edits: number): { word: string; edits: number }[];
  headings(term: string): HeadingPostings | undefined;
  prose(term: string): Postings | undefined;
  code(term: string): Postings | undefined;
  /** Whether the heading of a section is a name in code. */
  isName(section: number): boolean;
}

/** A word, and in how many headings and sections it is. */
export interface Counted {
  word: string;
  headings: number;
  count: number;
}

/** The words that say most of what begins alike: those of headings first, then what most sections have. */
export function bestCompletions(found: Counted[], limit: number): string[] {
  if (found.length > limit) {
    found.sort(
      (a, b) =>
        Number(b.headings > 0) - Number(a.headings > 0) ||
        b.count - a.count ||
        (a.word < b.word ? -1 : 1),
    );
  }
  return found.slice(0, limit).map(({ word }) => word);
}

/** The lexicon of headings, and of prose and code where they are there. */
export function createLexicon(
  sections: Sections,
  headings: HeadingTerms,
  body: Body | null,
  { completions, isFirstLetterSure }: Reach = WHOLE,
): Lexicon {
  const lists: Vocabulary[] = [createVocabulary([...headings.keys()])];
  if (body) lists.push(createVocabulary(body.prose.terms));
  const prose = lists[1];
  const code = body && createVocabulary(body.code.terms);
  const proseTerm = (term: string) => prose?.find(term) ?? -1;
  const codeTerm = (term: string) => code?.find(term) ?? -1;
  const isInText = (term: string) => headings.has(term) || proseTerm(term) >= 0;
  const countIn = (field: BodyField | undefined, term: number) =>
    term < 0 ? 0 : (field?.countOf(term) ?? 0);
  const postingsIn = (field: BodyField | undefined, term: number) =>
    term < 0 ? undefined : field?.of(term);
  const inHeadings = (term: string) => headings.get(term)?.sections.length ?? 0;
  const saidIn = (term: string) =>
    Math.max(countIn(body?.prose, proseTerm(term)), inHeadings(term));
  return {
    layout: sections,
    canTell: () => true,
    isInText,
    isInCode: (term) => codeTerm(term) >= 0,
    has: (term) => isInText(term) || codeTerm(term) >= 0,
    countOf: (term) => saidIn(term) || countIn(body?.code, codeTerm(term)),
    startingWith(start, limit) {
      const found = lists.flatMap((list) => list.startingWith(start, limit));
      if (found.length === 0) return code?.startingWith(start, limit) ?? [];
      return [...new Set(found)].slice(0, limit);
    },
    completionsOf(start) {
      const limit = completions(start.length);
      const all = (list: Vocabulary) => list.startingWith(start, Number.POSITIVE_INFINITY);
      const said = new Set(lists.flatMap(all));
      const found = said.size > 0 || !code ? [...said] : all(code);
      const counted = found.map((word) => {
        const count = saidIn(word) || countIn(body?.code, codeTerm(word));
        return { word, headings: inHeadings(word), count };
      });
      return bestCompletions(counted, limit);
    },
    near(word, edits) {
      const found = lists.flatMap((list) => list.near(word, edits, isFirstLetterSure));
      return [...new Map(found.map((entry) => [entry.word, entry])).values()];
    },
    headings: (term) => headings.get(term),
    prose: (term) => postingsIn(body?.prose, proseTerm(term)),
    code: (term) => postingsIn(body?.code, codeTerm(term)),
    isName: (section) => isName(sections.storedTitle(section)),
  };
}
