import type { ReportedFinding } from '../../../plugins/reference/config-check/client/checkText';

/** Findings that a build does not fail for. */
const TO_LOOK_AT: ReadonlySet<ReportedFinding['finding']['kind']> = new Set([
  'deprecated',
  'loader-replaced',
]);

/** What is to be changed, and what is only worth a look. */
export function reportGroups(findings: readonly ReportedFinding[]) {
  const isToLookAt = ({ finding }: ReportedFinding) => TO_LOOK_AT.has(finding.kind);
  return {
    change: findings.filter((told) => !isToLookAt(told)),
    look: findings.filter(isToLookAt),
  };
}

/** Where a line of a text begins and ends. */
export function lineRange(text: string, line: number): [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
