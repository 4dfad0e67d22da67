/** How well a list of hits answers. */
export interface Measures {
  /** 1 divided by the place of the first right hit among the first ten; 0 where there is none. */
  mrr: number;
  /** Whether the first hit is right. */
  success: number;
  /** How early all the right ones come. */
  ndcg: number;
}

const DEPTH = 10;

function gainAt(place: number): number {
  return 1 / Math.log2(place + 2);
}

/**
 * The measures of one query.
 *
 * @param answered for each hit the number of the target that it answers, -1 for none
 * @param targets how many targets there are; each counts once
 */
export function measure(answered: readonly number[], targets: number): Measures {
  const first = answered.slice(0, DEPTH).findIndex((target) => target >= 0);
  const seen = new Set<number>();
  let gain = 0;
  for (const [place, target] of answered.slice(0, DEPTH).entries()) {
    if (target < 0 || seen.has(target)) continue;
    seen.add(target);
    gain += gainAt(place);
  }
  let best = 0;
  for (let place = 0; place < Math.min(DEPTH, targets); place++) best += gainAt(place);
  return {
    mrr: first < 0 ? 0 : 1 / (first + 1),
    success: first === 0 ? 1 : 0,
    ndcg: best === 0 ? 0 : gain / best,
  };
}

/** The mean of measures. */
export function meanOf(all: readonly Measures[]): Measures {
  const mean = (key: keyof Measures) =>
    all.reduce((sum, measures) => sum + measures[key], 0) / Math.max(1, all.length);
  return { mrr: mean('mrr'), success: mean('success'), ndcg: mean('ndcg') };
}

/** The value that a share of all values is not above. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
