import { existsSync, readFileSync } from 'node:fs';

/** One test of a finished run. */
export interface TestResult {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

interface UnitReport {
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

export const UNIT_REPORTS = {
  unit: 'test-results/unit.json',
  sites: 'test-results/sites.json',
  guides: 'test-results/guides.json',
  package: 'test-results/package.json',
} as const;
export const BROWSER_REPORTS = ['test-results/e2e.json', 'test-results/e2e-dev.json'];

/** The results in Vitest's JSON report. */
export function unitResults(report: UnitReport): TestResult[] {
  return report.testResults
    .flatMap((file) => file.assertionResults)
    .map(({ fullName, status }) => ({
      title: fullName,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
}

/** The results in Playwright's JSON report. */
export function browserResults(suite: BrowserSuite): TestResult[] {
  const own = (suite.specs ?? []).map(({ title, ok, tests }): TestResult => {
    const isSkipped = tests.every(({ status }) => status === 'skipped');
    return { title, outcome: isSkipped ? 'skipped' : ok ? 'passed' : 'failed' };
  });
  return [...own, ...(suite.suites ?? []).flatMap(browserResults)];
}

function readReport<Report>(file: string, read: (report: Report) => TestResult[]): TestResult[] {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Everything that the last runs reported; nothing for a run that did not happen. */
export function readResults(): TestResult[] {
  return [
    ...Object.values(UNIT_REPORTS).flatMap((file) => readReport(file, unitResults)),
    ...BROWSER_REPORTS.flatMap((file) => readReport(file, browserResults)),
  ];
}
