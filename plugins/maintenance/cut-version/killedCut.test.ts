import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { cutOptions, snapshot, versionedSite } from './testing/versionedSite';

/** The number of file system changes until the simulated kill. After it, nothing is changed. */
const disk = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const until =
    <Args extends unknown[]>(change: (...args: Args) => unknown, last = (..._: Args) => {}) =>
    (...args: Args) => {
      disk.left -= 1;
      if (disk.left >= 0) return change(...args);
      if (disk.left === -1) last(...args);
      throw new Error('killed');
    };
  const writeHalf = (file: string, text: string) =>
    fs.writeFileSync(file, text.slice(0, text.length / 2));
  return {
    ...fs,
    writeFileSync: until(fs.writeFileSync as (file: string, text: string) => void, writeHalf),
    renameSync: until(fs.renameSync),
    cpSync: until(fs.cpSync),
    rmSync: until(fs.rmSync),
    mkdirSync: until(fs.mkdirSync),
  };
});
vi.mock('../../support/runningProcess', async (original) => ({
  ...(await original<typeof import('../../support/runningProcess')>()),
  isRunning: () => false,
}));

// Another test may have imported the module with the real file system.
vi.resetModules();
const { cutVersion } = await import('./cutVersion');

const cut = (cwd: string) => cutVersion(cutOptions(cwd, 'v3'));

beforeEach(() => {
  disk.left = Number.POSITIVE_INFINITY;
});

/** Cuts v3 and is killed after a number of changes. @returns whether it was killed */
function killedCut(cwd: string, changes: number): boolean {
  disk.left = changes;
  try {
    cut(cwd);
    return false;
  } catch {
    return true;
  } finally {
    disk.left = Number.POSITIVE_INFINITY;
  }
}

/** Cuts v3 again. @returns the version of the cut that it undoes, if the first one was interrupted */
function cutAgain(cwd: string): string | undefined {
  try {
    return cut(cwd).undoneVersion ?? 'none';
  } catch (error) {
    expect(String(error)).toContain('the version v3 already exists');
    return undefined;
  }
}

const named = (cwd: string) =>
  Object.fromEntries(
    Object.entries(snapshot(cwd)).map(([file, text]) => [path.relative(cwd, file), text]),
  );

test('[AUTH-3] [SAFE-2] a cut that is killed at any change is undone by the next one', () => {
  const whole = versionedSite();
  cut(whole);
  const undone: (string | undefined)[] = [];
  for (let changes = 0; changes < 50; changes += 1) {
    const cwd = versionedSite();
    const wasKilled = killedCut(cwd, changes);
    if (!wasKilled) break;
    undone.push(cutAgain(cwd));
    expect(named(cwd), `killed after ${changes} changes`).toEqual(named(whole));
  }
  expect(undone.length).toBeGreaterThan(10);
  expect(undone.filter((version) => version === 'v3').length).toBeGreaterThan(5);
});

test('[AUTH-3] changes made after a killed cut are not lost, and are reported', async () => {
  const { existsSync, readFileSync, writeFileSync } = await import('node:fs');
  let cwd = '';
  let page = '';
  for (let changes = 0; !existsSync(page); changes += 1) {
    cwd = versionedSite();
    page = path.join(cwd, 'docs/v3/en/guide/a.mdx');
    expect(killedCut(cwd, changes)).toBe(true);
  }
  writeFileSync(page, '# New\n');
  expect(() => cut(cwd)).toThrow(
    'docs/v3/en/guide/a.mdx was changed after a cut of v3 was interrupted → restore it from version control, or remove docs/.cut to keep everything as it is now',
  );
  expect(readFileSync(page, 'utf8')).toBe('# New\n');
});
