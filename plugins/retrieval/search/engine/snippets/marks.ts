import type { MarkedText } from '../../shared/types.ts';
import { readWords, type Token, type Word } from '../analysis/words.ts';

/** A range in a text. `end` is exclusive. */
export interface Range {
  start: number;
  end: number;
}

/** The words that a query marks in texts. */
export interface Marker {
  /** Terms that are marked as a whole. */
  terms: ReadonlySet<string>;
  /** Words of the query, which are marked as prefixes. */
  starts: readonly string[];
  /** Words of the query in a script without spaces, which are marked anywhere. */
  inside: readonly string[];
}

function rangeOf(token: Token, { terms, starts }: Marker): Range | null {
  if (terms.has(token.term)) return token;
  const start = starts.find((word) => token.term.startsWith(word));
  if (start === undefined) return null;
  return { start: token.start, end: Math.min(token.end, token.start + start.length) };
}

function insideRanges(run: Token, words: readonly string[]): Range[] {
  return words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = run.term.indexOf(word); at >= 0; at = run.term.indexOf(word, at + word.length)) {
      const start = run.start + at;
      ranges.push({ start, end: Math.min(run.end, start + word.length) });
    }
    return ranges;
  });
}

function joinOverlaps(ranges: readonly Range[]): Range[] {
  const joined: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** The matches in a text, in order and without overlaps. */
export function findMatches(words: readonly Word[], marker: Marker): Range[] {
  const ranges: Range[] = [];
  for (const word of words) {
    if (word.isUnspaced) {
      ranges.push(...insideRanges(word, marker.inside));
      continue;
    }
    for (const token of word.parts.length > 0 ? [word, ...word.parts] : [word]) {
      const range = rangeOf(token, marker);
      if (range) ranges.push(range);
    }
  }
  return joinOverlaps(ranges);
}

/** Splits a text into parts that match and parts that do not. */
export function cutAt(text: string, ranges: readonly Range[]): MarkedText[] {
  const pieces: MarkedText[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0)
    pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** Marks the matches in texts. */
export type Mark = (text: string) => MarkedText[];

/** Creates a marker for a query. A repeated text, such as the title above many sections, is processed once. */
export function createMark(marker: Marker): Mark {
  const marked = new Map<string, MarkedText[]>();
  return (text) => {
    const pieces = marked.get(text) ?? cutAt(text, findMatches(readWords(text), marker));
    marked.set(text, pieces);
    return pieces;
  };
}
