import { textWidth } from '../figures/textWidth';

/** Where a line may not begin: marks that belong to what is before them. */
const CLOSING = /^[\s.,;:!?)\]}»”’、。，；：！？）】」』…-]/u;

/** Pieces of a text between which a line may end. */
function pieces(text: string, lang: string): string[] {
  const words = [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)];
  const joined: string[] = [];
  for (const { segment } of words) {
    const last = joined.at(-1);
    const isNew = last === undefined || !CLOSING.test(segment) || /\s$/.test(last);
    // Names of code have no spaces: they stay whole, as far as they fit.
    const isName = last !== undefined && /[\w.@/-]$/.test(last) && /^[\w.@/-]/.test(segment);
    if (isNew && !isName) joined.push(segment);
    else joined[joined.length - 1] = last + segment;
  }
  return joined;
}

/** A piece that is wider than a line, in parts. */
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

/** A text in lines, at the size of its letters. */
export interface Wrapped {
  size: number;
  lines: string[];
}

/**
 * Sets a text in the largest size in which it has room; what is too long for the smallest ends with an
 * ellipsis.
 *
 * @param sizes sizes of letters in pixels, from large to small
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
