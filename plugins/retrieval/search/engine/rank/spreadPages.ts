import type { Ranked } from './ranked.ts';

/** What a section keeps of its score for each better one of its page. */
const SAME_PAGE = 0.9;

/**
 * Makes sections count less that come after others of their page, so that a wrong page does not fill the first places.
 *
 * @param ranked the best first; their order is as it was
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
