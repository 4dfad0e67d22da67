const STEPS = 512;

/**
 * The sections with the best scores: `most` of them, and others whose scores are close to the last one.
 * In a large index a short query finds most sections, and sorting all of them takes longer than finding them.
 *
 * @param score by section, above 0
 */
export function bestOf(found: readonly number[], score: Float32Array, most: number): number[] {
  if (found.length <= most) return [...found];
  let best = 0;
  for (const section of found) best = Math.max(best, score[section] ?? 0);
  const stepOf = (section: number) => Math.floor(((score[section] ?? 0) / best) * (STEPS - 1));
  const counts = new Uint32Array(STEPS);
  for (const section of found) {
    const step = stepOf(section);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let least = STEPS - 1;
  for (let kept = counts[least] ?? 0; kept < most && least > 0; kept += counts[least] ?? 0) least--;
  return found.filter((section) => stepOf(section) >= least);
}
