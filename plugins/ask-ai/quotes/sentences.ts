/** A piece of a text with its place, so that pieces beside each other can be quoted as one. */
export interface Sentence {
  text: string;
  start: number;
  end: number;
}

const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|No)|\b[A-Z])\.$/;
const END = /[.!?](?=["')\]]*\s)|[。！？][”」）]*|\n+/g;

/**
 * Cuts a text at the ends of its sentences and lines. Dots in names (`output.path`), numbers and
 * abbreviations are no ends.
 */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number) => {
    const piece = text.slice(from, to);
    const start = from + (piece.length - piece.trimStart().length);
    const trimmed = piece.trim();
    if (trimmed) sentences.push({ text: trimmed, start, end: start + trimmed.length });
    from = to;
  };
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && ABBREVIATION.test(text.slice(from, end))) continue;
    add(/["')\]]/.test(text[end] ?? '') ? end + 1 : end);
  }
  add(text.length);
  return sentences;
}
