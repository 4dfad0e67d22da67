import path from 'node:path';
import { expect, test } from 'vitest';
import { browserResults, unitResults } from './reports';
import { namedIds, requirementIds } from './requirementRows';

test('requirement ids are read from the tables', () => {
  const markdown = '| id | requirement |\n|---|---|\n| NAV-6 | x | D |\n| A11Y-1 | [NAV-7] | S |\n';
  expect(requirementIds(markdown)).toEqual(['NAV-6', 'A11Y-1']);
});

test('a title can contain several requirements', () => {
  expect([...namedIds(['[NAV-6] closes', 'no id', '[A11Y-2] [NAV-6] both'])]).toEqual([
    'NAV-6',
    'A11Y-2',
  ]);
});

test('a unit test that did not run is skipped, not passed, and a failed one has its reason', () => {
  const report = {
    testResults: [
      {
        name: path.resolve('theme/a.test.ts'),
        assertionResults: [
          { fullName: 'a', status: 'passed' },
          { fullName: 'b', status: 'pending' },
          { fullName: 'c', status: 'failed', failureMessages: ['\u001b[31mExpected 1\u001b[0m'] },
        ],
      },
    ],
  };
  expect(unitResults(report)).toEqual([
    { title: 'a', file: 'theme/a.test.ts', outcome: 'passed', failures: [] },
    { title: 'b', file: 'theme/a.test.ts', outcome: 'skipped', failures: [] },
    { title: 'c', file: 'theme/a.test.ts', outcome: 'failed', failures: ['Expected 1'] },
  ]);
});

test('browser tests are found in nested suites, and one that passed on a retry is flaky', () => {
  const spec = (title: string, ok: boolean, status: string) => ({
    title,
    file: 'a.spec.ts',
    ok,
    tests: [
      { status, results: [{ errors: status === 'flaky' ? [{ message: 'too early' }] : [] }] },
    ],
  });
  const report = {
    suites: [
      {
        specs: [spec('a', true, 'expected')],
        suites: [{ specs: [spec('b', false, 'unexpected'), spec('c', true, 'skipped')] }],
      },
      { specs: [spec('d', true, 'flaky')] },
    ],
  };
  expect(browserResults(report).map(({ title, outcome }) => [title, outcome])).toEqual([
    ['a', 'passed'],
    ['b', 'failed'],
    ['c', 'skipped'],
    ['d', 'flaky'],
  ]);
  expect(browserResults(report).at(-1)?.failures).toEqual(['too early']);
});
