import type { RunReport } from './runSamples';

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;
}

/** Returns the problems of a run, followed by its totals. */
export function reportText({ problems, unsteady, coverage, built, known }: RunReport): string {
  const counts = coverage.map(
    ({ version, lang, samples, tested, fences }) =>
      `${version} ${lang}: ${samples} samples; ${tested} of ${fences} fences with code are tested (${percent(tested, fences)})`,
  );
  const end =
    problems.length === 0
      ? 'All samples agree with their pages.'
      : `${problems.length} problems → correct the page, or what it says in its expect fence.`;
  return [
    ...problems.map((problem) => `${problem}\n`),
    ...unsteady.map(
      (where) => `${where}: passed only when it was built again → do not let it depend on the time`,
    ),
    ...counts,
    `${built} projects were built, ${known} had passed before.`,
    end,
  ].join('\n');
}
