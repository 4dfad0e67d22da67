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

/** The build of the package, whose commands the tests run. */
const packageBuild: Step = {
  name: 'build of the package',
  command: ['npm', 'run', 'build:package'],
};

function vitest(name: string, project: string, report: string): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['npx', 'vitest', 'run', '--project', project, ...reporters] };
}

const siteTests = vitest('tests of the built sites', 'sites', UNIT_REPORTS.sites);

/** Steps that need the package, but no built site. They run beside browser tests, which often wait. */
const besideBrowser: Step[] = [
  vitest('tests of the package', 'package', UNIT_REPORTS.package),
  vitest('projects of the guides', 'guides', UNIT_REPORTS.guides),
  vitest('unit tests', 'unit', UNIT_REPORTS.unit),
  { name: 'documentation', command: ['npm', 'run', '--silent', 'docs:check'] },
  { name: 'types, lint and format', command: ['npm', 'run', 'check:code'] },
  { name: 'unused files, exports and types', command: ['npm', 'run', '--silent', 'check:unused'] },
];

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

/** The duration of each step in seconds, in the order of completion. */
const took: string[] = [];

/** Runs a step and returns whether it succeeded. Unless it is the only one, its output is printed when it ends. */
function run({ name, command, env, after }: Step, isOnly: boolean): Promise<boolean> {
  const [program = '', ...args] = command;
  process.stdout.write(`\n--- ${name} …\n`);
  const start = performance.now();
  const child = spawn(program, args, {
    stdio: ['ignore', isOnly ? 'inherit' : 'pipe', isOnly ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env, RSPRESS_PERSISTENT_CACHE: 'false', LECTERN_BUILT: 'true' },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => printed.push(part));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      process.stdout.write(Buffer.concat([Buffer.from(`\n=== ${name}\n`), ...printed]));
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

/** Runs the steps whose names contain one of the words, or all steps. @throws if no step matches */
async function runSteps(words: readonly string[]): Promise<string[]> {
  const builds = outdatedBuilds();
  const all = [packageBuild, ...builds, siteTests, ...browserTests, ...besideBrowser];
  const isWanted = ({ name }: Step) =>
    words.length === 0 || words.some((word) => name.includes(word));
  if (!all.some(isWanted)) {
    const names = all.map(({ name }) => `"${name}"`).join(', ');
    throw new Error(`no step has ${words.join(' or ')} in its name → use one of ${names}`);
  }
  const isOnly = all.filter(isWanted).length === 1;
  const failed: string[] = [];
  async function runInOrder(steps: readonly Step[]): Promise<void> {
    for (const step of steps.filter(isWanted)) {
      if (!(await run(step, isOnly))) failed.push(step.name);
    }
  }

  const packaged = runInOrder([packageBuild]);
  const others = packaged.then(() => runInOrder(besideBrowser));
  await runInOrder(builds);
  await packaged;
  await runInOrder([siteTests, ...browserTests]);
  await others;
  return failed;
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
  const failed = await runSteps(words);
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
