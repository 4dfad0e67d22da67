import type { Expansion } from '../query/expand.ts';

/** From this quality on an expansion is the same word, not just one that begins alike. */
const SAME = 0.6;

/** How surely each term of the docs is a word of the query. */
export function askedTerms(
  expansions: readonly (readonly Expansion[])[],
): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { terms, quality } of expansions.flat()) {
    if (quality < SAME) continue;
    for (const term of terms) asked.set(term, Math.max(asked.get(term) ?? 0, quality));
  }
  return asked;
}

/** Which part of a heading the query says, from 0 to 1. */
export function headingCover(
  heading: readonly string[],
  asked: ReadonlyMap<string, number>,
): number {
  const sum = heading.reduce((total, term) => total + (asked.get(term) ?? 0), 0);
  return heading.length === 0 ? 0 : sum / heading.length;
}

/** From this quality on a word of a heading may be one of the query, or begin like it. */
const LIKELY = 0.3;

/** Whether a heading has all words of a query that has several. */
export function coversAll(
  heading: readonly string[],
  expansions: readonly (readonly Expansion[])[],
): boolean {
  const isCovered = ({ terms, quality }: Expansion) =>
    quality >= LIKELY && terms.every((term) => heading.includes(term));
  return expansions.length > 1 && expansions.every((each) => each.some(isCovered));
}
