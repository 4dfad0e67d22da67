/** Steps of a stored weight: small numbers compress well, and more steps find nothing more. */
export const WEIGHT_STEPS = 15;

/** How much a long text dilutes its words: 0 not at all, 1 fully. */
const LENGTH_SHARE = 0.55;

/**
 * The stored weight of a term in a text: more with every occurrence, less in a long text.
 *
 * @param count how often the text has the term
 * @param length how many terms the text has
 * @param averageLength of all texts
 */
export function proseWeight(count: number, length: number, averageLength: number): number {
  const weight = count / (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / averageLength);
  return Math.max(1, Math.min(WEIGHT_STEPS, Math.round(weight * 4)));
}

/** What a stored weight stands for: occurrences in a text of average length. */
export function weightOf(stored: number): number {
  return stored / 4;
}
