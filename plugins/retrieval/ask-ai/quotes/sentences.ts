const ABBREVIATION = /(?:\b(?:e\.g|i\.e|etc|vs|cf|approx|No)|\b[A-Z])\.$/;
const END = /[.!?][*_]*(?=["')\]]*\s)|[。！？][*_]*[”」）]*|\n+/g;
const CODE = /(`+)[^`]+\1(?!`)/g;

/**
 * Splits a paragraph of Markdown into sentences and lines. Dots in code, names (`output.path`), numbers and
 * abbreviations do not end a sentence.
 *
 * @returns the sentences with the whitespace after them, so that joining them restores the text
 */
export function sentencesOf(text: string): string[] {
  const code = [...text.matchAll(CODE)].map(({ index, 0: span }) => [index, index + span.length]);
  const isInCode = (at: number) => code.some(([from = 0, to = 0]) => at >= from && at < to);
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    if (isInCode(match.index)) continue;
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && ABBREVIATION.test(text.slice(from, match.index + 1))) continue;
    const to = end + (/^["')\]]*\s*/.exec(text.slice(end))?.[0].length ?? 0);
    sentences.push(text.slice(from, to));
    from = to;
  }
  if (text.slice(from).trim() !== '') sentences.push(text.slice(from));
  return sentences;
}
