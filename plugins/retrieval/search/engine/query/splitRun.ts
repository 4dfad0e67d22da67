/** How much a letter costs that belongs to no known word. */
const UNKNOWN = 3;
const LONGEST = 24;

/**
 * The fewest known words that make up a run of letters without gaps. What is in no word stands as a piece of its own.
 *
 * @param shortest the least number of letters of a known word
 */
export function splitRun(
  run: string,
  isKnown: (word: string) => boolean,
  shortest: number,
): string[] {
  const costs = [0];
  const starts = [0];
  for (let end = 1; end <= run.length; end++) {
    costs[end] = (costs[end - 1] ?? 0) + UNKNOWN;
    starts[end] = end - 1;
    for (let start = Math.max(0, end - LONGEST); start <= end - shortest; start++) {
      const cost = (costs[start] ?? 0) + 1;
      if (cost < (costs[end] ?? 0) && isKnown(run.slice(start, end))) {
        costs[end] = cost;
        starts[end] = start;
      }
    }
  }
  const pieces: string[] = [];
  for (let end = run.length; end > 0; end = starts[end] ?? 0) {
    pieces.unshift(run.slice(starts[end] ?? 0, end));
  }
  return pieces;
}
