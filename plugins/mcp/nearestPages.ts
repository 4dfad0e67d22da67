import type { ListedPage } from './pageSource';

/** Every two letters that stand side by side, in lower case. */
function pairs(text: string): Set<string> {
  const letters = text.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

/** How alike two sets are: 0 to 1, after Dice. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** Longer addresses are compared by their end. */
const MAX_COMPARED = 200;
const MIN_LIKENESS = 0.3;

/** The pages whose route or title is most like what was asked for, the best first. */
export function nearestPages(
  wanted: string,
  pages: readonly ListedPage[],
  count: number,
): ListedPage[] {
  const asked = pairs(wanted.slice(-MAX_COMPARED));
  return pages
    .map((page) => ({
      page,
      score: Math.max(likeness(asked, pairs(page.route)), likeness(asked, pairs(page.title))),
    }))
    .filter(({ score }) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
