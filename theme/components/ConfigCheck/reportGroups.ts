import type { ReportedFinding } from '../../../plugins/reference/config-check/client/checkText';

/** The kinds of findings that do not fail a build. */
const WARNINGS: ReadonlySet<ReportedFinding['finding']['kind']> = new Set([
  'deprecated',
  'alternative',
]);

/** Separates findings that require a change from warnings. */
export function reportGroups(findings: readonly ReportedFinding[]) {
  const isWarning = ({ finding }: ReportedFinding) => WARNINGS.has(finding.kind);
  return {
    change: findings.filter((finding) => !isWarning(finding)),
    look: findings.filter(isWarning),
  };
}

/** Returns the start and end offsets of a line. */
export function lineRange(text: string, line: number): [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** Returns the text about the number of required changes. If there are more findings, the number is a minimum. */
export function summaryKey(count: number, hasMore: boolean) {
  if (count === 0) return 'checkNothing';
  return hasMore ? 'checkFoundMore' : 'checkFound';
}
