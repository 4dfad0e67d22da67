/** Splits a label into text and code in backticks. */
export function labelParts(label: string): { text: string; isCode: boolean }[] {
  return label
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('`') && part.endsWith('`') && part.length > 2
        ? { text: part.slice(1, -1), isCode: true }
        : { text: part, isCode: false },
    );
}

/** The first code point of the characters that are as wide as they are high. */
const FIRST_WIDE = 0x2e80;
const CODE_WIDTH = 0.6;
const CAPITAL_WIDTH = 0.68;
const LETTER_WIDTH = 0.55;

function characterWidth(character: string, isCode: boolean): number {
  if ((character.codePointAt(0) ?? 0) >= FIRST_WIDE) return 1;
  if (isCode) return CODE_WIDTH;
  return /\p{Lu}/u.test(character) ? CAPITAL_WIDTH : LETTER_WIDTH;
}

/** Estimates the width of a label in pixels, given its font size. */
export function textWidth(label: string, size: number): number {
  const widths = labelParts(label).flatMap(({ text, isCode }) =>
    [...text].map((character) => characterWidth(character, isCode)),
  );
  return Math.ceil(size * widths.reduce((sum, width) => sum + width, 0));
}
