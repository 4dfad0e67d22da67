/** Every two letters that stand side by side, in lower case. */
function pairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** How alike two texts are by their pairs: 0 to 1, after Dice. */
function likenessOf(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  for (const pair of fewer) if (more.has(pair)) shared += 1;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}

/** How alike two texts are, by the letters that stand side by side: 0 to 1, after Dice. */
export function likeness(a: string, b: string): number {
  return likenessOf(pairs(a), pairs(b));
}

/** Below this, two texts have little to do with each other. */
export const MIN_LIKENESS = 0.3;

/** The text that is most like another one; the shortest of equals, `undefined` if none is alike. */
export function mostAlike(
  wanted: string,
  texts: readonly string[],
  least = MIN_LIKENESS,
): string | undefined {
  // Made once: it may be the whole of what somebody sent.
  const wantedPairs = pairs(wanted);
  const [best] = texts
    .map((text) => ({ text, score: likenessOf(wantedPairs, pairs(text)) }))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || a.text.length - b.text.length);
  return best?.text;
}
