import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { installBrowser } from './browser';
import { readResults } from './reports';
import { SITES } from './sites';

/** A step of the whole test run: what it is called and what it runs. */
interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
}

const steps: Step[] = [
  { name: 'types, lint and format', command: ['npm', 'run', 'check:code'] },
  { name: 'documentation', command: ['npm', 'run', '--silent', 'docs:check'] },
  { name: 'unit tests', command: ['npx', 'vitest', 'run'] },
  ...Object.entries(SITES).map(([name, site]) => ({
    name: `build of the ${name} site`,
    command: ['npx', 'rspress', 'build', '-c', site.config],
    env: 'env' in site ? site.env : {},
  })),
  { name: 'browser tests', command: ['npx', 'playwright', 'test'] },
  {
    name: 'browser tests on the dev server',
    command: ['npx', 'playwright', 'test', '-c', 'playwright.dev.config.ts'],
  },
];

/** Installs a browser if there is none, runs every step and prints how many tests passed. */
function main(): number {
  rmSync('test-results', { recursive: true, force: true });
  installBrowser();
  const failed: string[] = [];
  for (const { name, command, env } of steps) {
    process.stdout.write(`\n=== ${name}\n`);
    const [program = '', ...args] = command;
    const { status } = spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, RSPRESS_PERSISTENT_CACHE: 'false' },
    });
    if (status !== 0) failed.push(name);
  }
  spawnSync('npm', ['run', '--silent', 'requirements'], { stdio: 'inherit' });

  const results = readResults();
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(
    `\n${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`,
  );
  return failed.length === 0 && count('passed') > 0 ? 0 : 1;
}

process.exitCode = main();
