import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { installBrowser } from './browser';
import { BROWSER_REPORTS, readResults, UNIT_REPORTS } from './reports';
import { installServers } from './servers';
import { hashInputs, isBuiltFrom, markBuilt } from './siteInputs';
import { SITES } from './sites';

/** A step of the whole test run: what it is called and what it runs. */
interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** What is left to do after a success. */
  after?: () => void;
}

const codeCheck = { name: 'types, lint and format', command: ['npm', 'run', 'check:code'] };
const docsCheck = {
  name: 'documentation',
  command: ['npm', 'run', '--silent', 'docs:check'],
};

function vitest(name: string, project: string, report: string): Step {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return { name, command: ['npx', 'vitest', 'run', '--project', project, ...reporters] };
}

const unitTests = vitest('unit tests', 'unit', UNIT_REPORTS.unit);
const siteTests = vitest('tests of the built sites', 'sites', UNIT_REPORTS.sites);
const packageBuild = { name: 'build of the package', command: ['npm', 'run', 'build:package'] };
const packageTests = vitest('tests of the package', 'package', UNIT_REPORTS.package);

/** The builds of the sites whose output is not from what they would be built from now. */
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

/**
 * Runs a step and tells whether it succeeded.
 *
 * @param isQuiet what it prints comes at its end, so that it does not mix with what runs beside it
 */
function run({ name, command, env, after }: Step, isQuiet: boolean): Promise<boolean> {
  const [program = '', ...args] = command;
  const startedAt = Date.now();
  process.stdout.write(`\n=== ${name}: started\n`);
  const child = spawn(program, args, {
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, RSPRESS_PERSISTENT_CACHE: 'false' },
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => printed.push(part));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      const outcome = status === 0 ? 'passed' : 'failed';
      if (printed.length > 0) process.stdout.write(`\n=== ${name}\n${Buffer.concat(printed)}`);
      process.stdout.write(`=== ${name}: ${outcome} after ${seconds} s\n`);
      if (status === 0) after?.();
      resolve(status === 0);
    });
  });
}

/** Runs the steps of a track one after the other and gives the names of those that failed. */
async function runTrack(steps: readonly Step[], isQuiet = false): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    if (!(await run(step, isQuiet))) failed.push(step.name);
  }
  return failed;
}

/**
 * Installs a browser if there is none, runs every step and prints how many tests passed. Browser tests
 * wait for most of their time, so what only computes runs beside them.
 */
async function main(): Promise<number> {
  for (const report of [...Object.values(UNIT_REPORTS), ...BROWSER_REPORTS]) {
    rmSync(report, { force: true });
  }
  installBrowser();
  installServers();
  const failed = await Promise.all([
    runTrack([...outdatedBuilds(), siteTests, ...browserTests]),
    runTrack([codeCheck, docsCheck, unitTests, packageBuild, packageTests], true),
  ]);
  spawnSync('npm', ['run', '--silent', 'requirements'], { stdio: 'inherit' });

  const results = readResults();
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const names = failed.flat();
  if (names.length > 0) process.stdout.write(`\nFailed: ${names.join(', ')}\n`);
  process.stdout.write(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  );
  return names.length === 0 && count('passed') > 0 ? 0 : 1;
}

process.exitCode = await main();
