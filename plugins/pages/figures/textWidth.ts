/** The parts of a label: words, and code between backticks. */
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

/** From here on characters are as wide as they are high. */
const FIRST_WIDE = 0x2e80;
const CODE_WIDTH = 0.6;
const CAPITAL_WIDTH = 0.68;
const LETTER_WIDTH = 0.55;

function characterWidth(character: string, isCode: boolean): number {
  if ((character.codePointAt(0) ?? 0) >= FIRST_WIDE) return 1;
  if (isCode) return CODE_WIDTH;
  return /\p{Lu}/u.test(character) ? CAPITAL_WIDTH : LETTER_WIDTH;
}

/** How wide a label is drawn, about; in pixels at a size of its letters. */
export function textWidth(label: string, size: number): number {
  const widths = labelParts(label).flatMap(({ text, isCode }) =>
    [...text].map((character) => characterWidth(character, isCode)),
  );
  return Math.ceil(size * widths.reduce((sum, width) => sum + width, 0));
}
