import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** The maximum number of characters of a failure to print in the summary. The report has all of it. */
const MAX_SHOWN = 4000;

/** A test of a finished run. */
export interface TestResult {
  title: string;
  /** The path of the test file. */
  file: string;
  /** `flaky` means that it failed and passed on a retry. */
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** What the failed tries said. */
  failures: string[];
}

interface UnitReport {
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: { title: string; file: string; ok: boolean; tests: BrowserTest[] }[];
}

interface BrowserTest {
  status: string;
  results?: { errors?: { message?: string }[] }[];
}

function shown(messages: readonly (string | undefined)[]): string[] {
  return messages
    .filter((message) => message !== undefined)
    .map((message) => stripVTControlCharacters(message).slice(0, MAX_SHOWN));
}

export const UNIT_REPORTS = {
  unit: 'test-results/unit.json',
  sites: 'test-results/sites.json',
  guides: 'test-results/guides.json',
  package: 'test-results/package.json',
} as const;
export const BROWSER_REPORTS = ['test-results/e2e.json', 'test-results/e2e-dev.json'];

/** Returns the results in Vitest's JSON report. */
export function unitResults(report: UnitReport): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(
      ({ fullName, status, failureMessages = [] }): TestResult => ({
        title: fullName,
        file: path.relative(process.cwd(), name),
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
        failures: shown(failureMessages),
      }),
    ),
  );
}

/** Returns the results in Playwright's JSON report. */
export function browserResults(suite: BrowserSuite): TestResult[] {
  const own = (suite.specs ?? []).map(({ title, file, ok, tests }): TestResult => {
    const statuses = tests.map(({ status }) => status);
    const tries = tests.flatMap(({ results = [] }) => results);
    const messages = tries.flatMap(({ errors = [] }) => errors.map(({ message }) => message));
    const result = { title, file, failures: shown(messages) };
    if (!ok) return { ...result, outcome: 'failed' };
    if (statuses.includes('flaky')) return { ...result, outcome: 'flaky' };
    const isSkipped = statuses.every((status) => status === 'skipped');
    return { ...result, outcome: isSkipped ? 'skipped' : 'passed' };
  });
  return [...own, ...(suite.suites ?? []).flatMap(browserResults)];
}

function readReport<Report>(file: string, read: (report: Report) => TestResult[]): TestResult[] {
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Returns the results of the last runs. Missing reports are skipped. */
export function readResults(): TestResult[] {
  return [
    ...Object.values(UNIT_REPORTS).flatMap((file) => readReport(file, unitResults)),
    ...BROWSER_REPORTS.flatMap((file) => readReport(file, browserResults)),
  ];
}
