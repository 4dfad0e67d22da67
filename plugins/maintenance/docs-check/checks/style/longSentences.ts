import type { LanguageStyle } from './readStyle';

/** A sentence that is longer than the style allows. */
export interface LongSentence {
  /** The first words. */
  start: string;
  /** The length with its unit, in words or characters. */
  length: string;
  /** The limit, in the same unit. */
  limit: number;
}

/** The maximum number of quoted characters in a message. */
const QUOTED = 40;

/**
 * Matches the end of a sentence: the border of a table cell, a full stop before a space, or a Chinese one.
 */
const END = /\s*\|\s*|(?<=[.!?]["”’)*_]*)\s+|(?<=[。！？；]["”’）]*)/u;

/** Matches the start of a line that is not part of its sentence: markers of lists, quotes and headings. */
const MARKS = /^\s*(?:[-*+>]|\d+\.|#+)?\s+|^\s+/;

/** The placeholder that proseOf inserts for code, which counts as one word. */
export const CODE_WORD = 'x';

/** Returns the sentences of a line that are longer than the style of its language allows. */
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
