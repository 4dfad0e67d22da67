import { likeness, MIN_LIKENESS } from '../../support/likeness';
import type { ListedPage } from './pageSource';

/** The number of compared characters. Only the end of longer addresses is compared. */
const MAX_COMPARED = 200;

/** Returns the pages whose route or title is most similar to the requested one, best first. */
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
