import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { pack } from './packed';

const LIMIT_MS = 400_000;
const UNPACKED = 'test-results/package-migrated';

const site = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-migrated-')), 'site');

/** Runs a command that must succeed, and returns what it printed. */
function run(program: string, args: readonly string[], cwd: string): string {
  const { NODE_OPTIONS: _, ...env } = process.env;
  try {
    return execFileSync(program, args, {
      cwd,
      env: { ...env, RSPRESS_PERSISTENT_CACHE: 'false' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}

let printed = '';
const built = (page: string) => readFileSync(path.join(site, 'doc_build', page), 'utf8');

beforeAll(() => {
  const packed = pack();
  mkdirSync(UNPACKED, { recursive: true });
  run('tar', ['-xzf', packed.file, '-C', UNPACKED], '.');
  cpSync('tests/fixtures/stock', site, { recursive: true });
  const cli = path.resolve(UNPACKED, 'package/dist/plugins/cli/lectern.js');
  printed = run(
    process.execPath,
    [cli, 'migrate', site, '--force', '--lectern', packed.file],
    path.dirname(site),
  );
  run('npm', ['install', '--prefer-offline'], site);
  run('npm', ['run', 'check'], site);
  run('npm', ['run', 'build'], site);
}, LIMIT_MS);

test('[KIT-6] a migrated stock site installs, checks and builds, in the theme of Lectern', () => {
  const page = built('guide/start/plan.html');
  expect(page).toContain('class="lt-doc');
  expect(page).toContain('lt-sidebar');
  expect(page).toContain('Squared paper helps.');
  expect(built('index.html')).toContain('lt-hero__title');
});

test('[KIT-6] its own theme, navigation and footer are there', () => {
  const page = built('guide/start/wood.html');
  expect(page).toContain('<span>Beta</span>');
  expect(page).toContain('Getting started');
  expect(page).toContain('Built by hand');
});

test('[KIT-6] the command says what it changed, and what it left out', () => {
  expect(printed).toContain('Changed: rspress.config.ts, package.json, theme/index.tsx');
  expect(printed).toMatch(/Left for you.*\n {2}rspress\.config\.ts:\d+ llms: true → /);
});
