import { expect, test } from 'vitest';
import type { ConfigFinding } from '../../../plugins/reference/config-check/findings';
import { lineRange, reportGroups, summaryKey } from './reportGroups';

const reportedFinding = (finding: Partial<ConfigFinding>) => ({
  finding: { place: { line: 1, column: 1 }, path: 'a', ...finding } as ConfigFinding,
  text: '',
});

test('[OPT-4] findings about working options are warnings, and all others require a change', () => {
  const unknown = reportedFinding({ kind: 'unknown' });
  const deprecated = reportedFinding({ kind: 'deprecated', reason: '' });
  const loader = reportedFinding({ kind: 'loader-replaced', by: 'b' });
  const alternative = reportedFinding({ kind: 'alternative', by: 'b' });
  expect(reportGroups([unknown, deprecated, loader, alternative])).toEqual({
    change: [unknown, loader],
    look: [deprecated, alternative],
  });
});

test('[OPT-4] the range of a line is found by its number', () => {
  expect(lineRange('ab\ncd\n', 2)).toEqual([3, 5]);
  expect(lineRange('ab', 1)).toEqual([0, 2]);
});

test('[OPT-4] the number of changes is a minimum if not all findings are listed', () => {
  expect(summaryKey(100, true)).toBe('checkFoundMore');
  expect(summaryKey(100, false)).toBe('checkFound');
  expect(summaryKey(0, false)).toBe('checkNothing');
});
