/** The number of steps of a stored weight, each twice the previous one. More steps do not improve results, and few compress well. */
export const WEIGHT_STEPS = 6;
/** The weight of the first step. It is reached in a text 18 times as long as the average, such as a long table of properties. */
const FIRST_STEP = 0.09375;

/** How much a long text dilutes its words: 0 not at all, 1 fully. */
const LENGTH_SHARE = 0.55;

/**
 * The stored weight of a term in a text, from 1 to `WEIGHT_STEPS`: more with every occurrence, less in a long text.
 *
 * @param count how often the text has the term
 * @param length how many terms the text has
 * @param averageLength of all texts
 */
export function proseWeight(count: number, length: number, averageLength: number): number {
  const weight = count / (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / averageLength);
  const step = 1 + Math.round(Math.log2(weight / FIRST_STEP));
  return Math.max(1, Math.min(WEIGHT_STEPS, step));
}

/** Decodes a stored weight: the number of occurrences in a text of average length. */
export function weightOf(stored: number): number {
  return FIRST_STEP * 2 ** (stored - 1);
}
