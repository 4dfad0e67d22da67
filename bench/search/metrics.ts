/** The quality of a list of hits. */
export interface Measures {
  /** The reciprocal rank of the first correct hit among the first ten, or 0. */
  mrr: number;
  /** Whether the first hit is correct. */
  success: number;
  /** The normalized discounted cumulative gain: how high all correct hits are ranked. */
  ndcg: number;
}

const DEPTH = 10;

function gainAt(place: number): number {
  return 1 / Math.log2(place + 2);
}

/**
 * Returns the measures of a query.
 *
 * @param answered the number of the target that each hit answers, or -1
 * @param targets the number of targets. Each counts once
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

/** Returns the mean of measures. */
export function meanOf(all: readonly Measures[]): Measures {
  const mean = (key: keyof Measures) =>
    all.reduce((sum, measures) => sum + measures[key], 0) / Math.max(1, all.length);
  return { mrr: mean('mrr'), success: mean('success'), ndcg: mean('ndcg') };
}

/** Returns a percentile. `share` is between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
