import { textWidth } from '../figures/textWidth';

/** Matches characters that must not begin a line, because they belong to the preceding text. */
const CLOSING = /^[\s.,;:!?)\]}»”’、。，；：！？）】」』…-]/u;

/** Splits a text where a line may end. */
function pieces(text: string, lang: string): string[] {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)];
  const joined: string[] = [];
  for (const { segment } of words) {
    const last = joined.at(-1);
    const isNew = last === undefined || !CLOSING.test(segment) || /\s$/.test(last);
    // Names in code have no spaces. They are not split if they fit on a line.
    const isName = last !== undefined && /[\w.@/-]$/.test(last) && /^[\w.@/-]/.test(segment);
    if (isNew && !isName) joined.push(segment);
    else joined[joined.length - 1] = last + segment;
  }
  return joined;
}

/** Splits a piece that is wider than a line. */
function parts(piece: string, size: number, width: number): string[] {
  if (textWidth(piece, size) <= width) return [piece];
  const found = [''];
  for (const letter of piece) {
    const line = (found.at(-1) ?? '') + letter;
    if (textWidth(line, size) > width) found.push(letter);
    else found[found.length - 1] = line;
  }
  return found;
}

function linesOf(text: string, size: number, width: number, lang: string): string[] {
  const lines = [''];
  for (const piece of pieces(text, lang).flatMap((one) => parts(one, size, width))) {
    const line = (lines.at(-1) ?? '') + piece;
    if (textWidth(line.trimEnd(), size) > width) lines.push(piece.trimStart());
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** A text in lines, with its font size. */
export interface Wrapped {
  size: number;
  lines: string[];
}

/**
 * Wraps a text in the largest font size in which it fits. A text that is too long for the smallest
 * size ends with an ellipsis.
 *
 * @param sizes font sizes in pixels, from large to small
 */
export function wrapTitle(
  text: string,
  lang: string,
  { sizes, width, most }: { sizes: readonly number[]; width: number; most: number },
): Wrapped {
  const smallest = sizes.at(-1) ?? 0;
  const isWhole = (size: number) =>
    pieces(text, lang).every((piece) => textWidth(piece.trim(), size) <= width);
  for (const size of sizes) {
    if (size !== smallest && !isWhole(size)) continue;
    const lines = linesOf(text, size, width, lang);
    if (lines.length <= most) return { size, lines };
  }
  const lines = linesOf(text, smallest, width, lang).slice(0, most);
  const last = [...(lines.at(-1) ?? '')].slice(0, -1).join('').trimEnd();
  return { size: smallest, lines: [...lines.slice(0, -1), `${last}…`] };
}
