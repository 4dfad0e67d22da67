/** Returns all pairs of adjacent letters, in lowercase. */
function pairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** Returns the similarity of two sets of pairs from 0 to 1: the Sørensen–Dice coefficient. */
function likenessOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  for (const pair of fewer) if (more.has(pair)) shared += 1;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

/** Returns the similarity of two texts from 0 to 1, by their pairs of adjacent letters. */
export function likeness(a: string, b: string): number {
  return likenessOf(pairs(a), pairs(b));
}

/** The minimum similarity of related texts. */
export const MIN_LIKENESS = 0.3;

/**
 * Returns the text that is most similar to another one, the shortest if several are equally similar; `undefined` if
 * none is similar.
 */
export function mostAlike(
  wanted: string,
  texts: readonly string[],
  least = MIN_LIKENESS,
): string | undefined {
  // Computed once, because the text may be as long as a request.
  const wantedPairs = pairs(wanted);
  const [best] = texts
    .map((text) => ({ text, score: likenessOf(wantedPairs, pairs(text)) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.text.length - b.text.length);
  return best?.text;
}
