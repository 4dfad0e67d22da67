import type { Ranked } from './ranked.ts';

/** The factor for the score of a section, for each section of the same page with a better score. */
const SAME_PAGE = 0.9;

/**
 * Lowers the scores of further sections of a page, so that one wrong page does not fill the first places.
 *
 * @param ranked sections, the best first; the order of the result is the same
 * @param pageOf the page of each section
 */
export function spreadPages(ranked: readonly Ranked[], pageOf: ArrayLike<number>): Ranked[] {
  const better = new Map<number, number>();
  return ranked.map(({ section, score }) => {
    const page = pageOf[section] ?? 0;
    const before = better.get(page) ?? 0;
    better.set(page, before + 1);
    return { section, score: score * SAME_PAGE ** before };
  });
}
