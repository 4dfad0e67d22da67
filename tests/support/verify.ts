import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { installBrowser } from './browser';
import { BROWSER_REPORTS, readResults, type TestResult, UNIT_REPORTS } from './reports';
import { installServers } from './servers';
import { hashInputs, isBuiltFrom, markBuilt } from './siteInputs';
import { SITES } from './sites';

/** A step of the test run: its name and command. */
interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Called after the step succeeded. */
  after?: () => void;
}

/** Checks and the build of the package, whose commands the tests run. */
const checks: Step[] = [
  { name: 'types, lint and format', command: ['npm', 'run', 'check:code'] },
  { name: 'unused files, exports and types', command: ['npm', 'run', '--silent', 'check:unused'] },
  {
    name: 'documentation',
    command: ['npm', 'run', '--silent', 'docs:check'],
    // It keeps the parsed pages, which the test of the samples reads.
    env: { RSPRESS_PERSISTENT_CACHE: 'true' },
  },
  { name: 'build of the package', command: ['npm', 'run', 'build:package'] },
];

function vitest(name: string, project: string, report: string): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['npx', 'vitest', 'run', '--project', project, ...reporters] };
}

const unitTests = vitest('unit tests', 'unit', UNIT_REPORTS.unit);
const siteTests = vitest('tests of the built sites', 'sites', UNIT_REPORTS.sites);
const guideTests = vitest('projects of the guides', 'guides', UNIT_REPORTS.guides);
const packageTests = vitest('tests of the package', 'package', UNIT_REPORTS.package);

/** Returns builds of the sites whose output is missing or outdated. */
function outdatedBuilds(): Step[] {
  return Object.entries(SITES).flatMap(([name, site]) => {
    const inputs = hashInputs(site);
    if (isBuiltFrom(site.folder, inputs)) return [];
    return {
      name: `build of the ${name} site`,
      command: ['npm', 'run', 'build', '--', '-c', site.config],
      env: 'env' in site ? site.env : {},
      after: () => markBuilt(site.folder, inputs),
    };
  });
}

const browserTests: Step[] = [
  { name: 'browser tests', command: ['npx', 'playwright', 'test'] },
  {
    name: 'browser tests on the dev server',
    command: ['npx', 'playwright', 'test', '-c', 'playwright.dev.config.ts'],
  },
];

/** The number of steps that run in parallel, if they are independent. */
const LANES = 2;

/** The duration of each step in seconds, in the order of completion. */
const took: string[] = [];

/** Runs a step and returns whether it succeeded. The output of parallel steps is printed when they end. */
function run({ name, command, env, after }: Step, isAlone: boolean): Promise<boolean> {
  const [program = '', ...args] = command;
  const title = `\n=== ${name}\n`;
  if (isAlone) process.stdout.write(title);
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', LECTERN_BUILT: 'true', ...env },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => printed.push(part));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(title), ...printed]));
      took.push(
        `${Math.round((performance.now() - start) / 1000)
          .toString()
          .padStart(5)} s  ${name}`,
      );
      if (status === 0) after?.();
      resolve(status === 0);
    });
  });
}

/** Runs lists of steps, each list sequentially, and returns the names of the steps that failed. */
async function runAll(lists: readonly (readonly Step[])[], lanes = 1): Promise<string[]> {
  const failed: string[] = [];
  const left = [...lists];
  async function runLane(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      for (const step of next) {
        if (!(await run(step, lanes === 1))) failed.push(step.name);
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, runLane));
  return failed;
}

/** The steps in order. Those of a group can run in parallel, and those of a nested list run sequentially. */
const groups: readonly { steps: () => Step[][]; lanes?: number }[] = [
  { steps: () => checks.map((step) => [step]), lanes: LANES },
  { steps: () => [[unitTests]] },
  { steps: () => [[packageTests], [...outdatedBuilds(), siteTests], [guideTests]], lanes: LANES },
  { steps: () => [browserTests] },
];

/** Runs the steps whose names contain one of the words, or all steps. @throws if no step matches */
async function runGroups(words: readonly string[]): Promise<string[]> {
  const isWanted = ({ name }: Step) =>
    words.length === 0 || words.some((word) => name.includes(word));
  const failed: string[] = [];
  let count = 0;
  for (const { steps, lanes } of groups) {
    const wanted = steps().map((list) => list.filter(isWanted));
    count += wanted.flat().length;
    failed.push(...(await runAll(wanted, lanes)));
  }
  if (count > 0) return failed;
  const names = groups.flatMap(({ steps }) =>
    steps()
      .flat()
      .map(({ name }) => `"${name}"`),
  );
  throw new Error(`no step has ${words.join(' or ')} in its name → use one of ${names.join(', ')}`);
}

/** Prints tests with what they said, because the end of a long log is often all that is kept of it. */
function printFailures(results: readonly TestResult[]): void {
  for (const { file, title, failures } of results) {
    process.stdout.write(`  ${file}: ${title}\n`);
    for (const text of failures) process.stdout.write(`${text.replace(/^/gm, '    ')}\n`);
  }
}

/** Installs a browser if necessary, runs the steps, and prints the number of passed tests. */
async function main(): Promise<number> {
  for (const report of [...Object.values(UNIT_REPORTS), ...BROWSER_REPORTS]) {
    rmSync(report, { force: true });
  }
  installBrowser();
  installServers();
  const words = process.argv.slice(2);
  const isWhole = words.length === 0;
  const failed = await runGroups(words);
  if (isWhole) spawnSync('npm', ['run', '--silent', 'requirements'], { stdio: 'inherit' });

  const results = readResults();
  const of = (outcome: TestResult['outcome']) => results.filter((it) => it.outcome === outcome);
  process.stdout.write(`\n${took.join('\n')}\n`);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  printFailures(of('failed'));
  const flaky = of('flaky');
  if (flaky.length > 0) process.stdout.write('\nPassed at a second try:\n');
  printFailures(flaky);
  const passed = of('passed').length + flaky.length;
  process.stdout.write(
    `\n${passed} passed, ${of('failed').length} failed, ${of('skipped').length} skipped\n`,
  );
  return failed.length === 0 && (passed > 0 || !isWhole) ? 0 : 1;
}

process.exitCode = await main().catch((error: Error) => {
  process.stderr.write(`[tests] ${error.message}\n`);
  return 2;
});
