import { withoutBorders } from '../analysis/segment.ts';
import { readWords } from '../analysis/words.ts';
import type { Body } from '../format/bodyFile.ts';

/** What readers' words mean in the words of the docs. */
export interface Meaning {
  /** Where in the plain query, up to and without `end`. */
  start: number;
  end: number;
  /** The words of the docs, of which a section has all. */
  terms: readonly string[];
  /** The same as one text. */
  phrase: string;
}

/** The words of a text with single gaps: how queries and synonyms are compared. */
export function plain(text: string): string {
  return readWords(text)
    .map(({ term }) => term)
    .join(' ');
}

interface Entry {
  from: string;
  meanings: { terms: string[]; phrase: string }[];
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const isInside = (at: number) => /[a-z0-9]{2}/.test(text.slice(Math.max(0, at - 1), at + 1));
  return !(start > 0 && isInside(start)) && !(end < text.length && isInside(end));
}

/** Finds what a plain query means by the synonyms. */
export type FindMeanings = (query: string) => Meaning[];

/** Reads the synonyms of a body once for all queries. */
export function createMeanings(synonyms: Body['synonyms']): FindMeanings {
  const entries = synonyms.map(([from, to]): Entry => {
    const meanings = to.map((phrase) => ({
      terms: readWords(phrase).map(({ term }) => term),
      phrase: withoutBorders(phrase),
    }));
    return { from: plain(withoutBorders(from)), meanings };
  });
  return (query) =>
    entries.flatMap(({ from, meanings }) => {
      const start = query.indexOf(from);
      const end = start + from.length;
      if (start < 0 || from === '' || !isWholeWord(query, start, end)) return [];
      return meanings.map((meaning) => ({ ...meaning, start, end }));
    });
}
