import { likeness, MIN_LIKENESS } from '../../support/likeness';
import type { ListedPage } from './pageSource';

/** Longer addresses are compared by their end. */
const MAX_COMPARED = 200;

/** The pages whose route or title is most like what was asked for, the best first. */
export function nearestPages(
  wanted: string,
  pages: readonly ListedPage[],
  count: number,
): ListedPage[] {
  const asked = wanted.slice(-MAX_COMPARED);
  return pages
    .map((page) => ({
      page,
      score: Math.max(likeness(asked, page.route), likeness(asked, page.title)),
    }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
