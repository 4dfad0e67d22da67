import type { LanguageStyle } from './readStyle';

/** A sentence that is longer than the style allows. */
export interface LongSentence {
  /** How it begins. */
  start: string;
  /** Its length, as a reader would say it. */
  length: string;
  /** The limit, in the same unit. */
  limit: number;
}

/** How much of a sentence a message quotes, in characters. */
const QUOTED = 40;

/** Where a sentence ends: a cell of a table, a full stop before a space, or the Chinese one. */
const END = /\s*\|\s*|(?<=[.!?]["”’)*_]*)\s+|(?<=[。！？；]["”’）]*)/u;

/** What begins a line and is no part of its sentence: marks of lists, quotes and headings. */
const MARKS = /^\s*(?:[-*+>]|\d+\.|#+)?\s+|^\s+/;

/** Pieces of code are one word each: proseOf puts this in their place. */
export const CODE_WORD = 'x';

/** The sentences of a line that are longer than the style of its language allows. */
export function longSentences(line: string, style: LanguageStyle): LongSentence[] {
  return line.split(END).flatMap((piece): LongSentence[] => {
    const sentence = piece.replace(MARKS, '').trim();
    const words = sentence.split(/\s+/).filter(Boolean).length;
    const characters = [...sentence].length;
    const start = `${[...sentence].slice(0, QUOTED).join('')}…`;
    if (style.maxWords && words > style.maxWords) {
      return [{ start, length: `${words} words`, limit: style.maxWords }];
    }
    if (style.maxCharacters && characters > style.maxCharacters) {
      return [{ start, length: `${characters} characters`, limit: style.maxCharacters }];
    }
    return [];
  });
}
