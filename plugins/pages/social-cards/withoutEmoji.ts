const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
/** Requests the colored form of a character. */
const COLORED = /\ufe0f/g;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Removes the emoji that no font of a card contains, with the space around them.
 *
 * @param missingIn returns the characters of a text that no font contains
 */
export function withoutEmoji(text: string, missingIn: (text: string) => string[]): string {
  if (!EMOJI.test(text)) return text;
  const kept = [...graphemes.segment(text.replace(COLORED, ''))].filter(
    ({ segment }) => !EMOJI.test(segment) || missingIn(segment).length === 0,
  );
  return kept
    .map(({ segment }) => segment)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
