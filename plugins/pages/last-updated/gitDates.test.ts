import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gitDates } from './gitDates';

function commit(cwd: string, date: string, ...files: string[]) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), date);
  }
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  execFileSync('git', ['add', '.'], { cwd });
  execFileSync('git', [...identity, 'commit', '-q', '-m', date], { cwd, env });
}

function repository(): string {
  const cwd = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-git-')));
  execFileSync('git', ['init', '-q'], { cwd });
  commit(cwd, '2025-03-01T23:30:00+02:00', 'docs/en/a.mdx', 'docs/zh/页面.mdx', 'other.txt');
  commit(cwd, '2026-01-15T10:00:00+00:00', 'docs/en/a.mdx');
  return cwd;
}

test('[ELEM-2] every file below the folder has the date of its last commit, in UTC', async () => {
  const cwd = repository();
  const dates = await gitDates(path.join(cwd, 'docs'));
  expect(Object.fromEntries(dates)).toEqual({
    [path.join(cwd, 'docs/en/a.mdx')]: '2026-01-15T10:00:00.000Z',
    [path.join(cwd, 'docs/zh/页面.mdx')]: '2025-03-01T21:30:00.000Z',
  });
});

test('[ELEM-2] a file that a merge made of two changed ones has the date of the merge, as in git log', async () => {
  const cwd = repository();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });
  git('checkout', '-q', '-b', 'side');
  commit(cwd, '2026-02-01T10:00:00+00:00', 'docs/en/a.mdx', 'docs/en/b.mdx');
  git('checkout', '-q', '-');
  commit(cwd, '2026-02-02T10:00:00+00:00', 'docs/en/a.mdx');
  try {
    git('merge', '-q', '--no-commit', 'side');
  } catch {
    // Both branches have changed the page. The merged text is written next.
  }
  commit(cwd, '2026-02-03T10:00:00+00:00', 'docs/en/a.mdx');
  const dates = await gitDates(path.join(cwd, 'docs'));
  for (const file of ['docs/en/a.mdx', 'docs/en/b.mdx']) {
    const last = new Date(git('log', '-1', '--format=%cI', '--', file).trim()).toISOString();
    expect(dates.get(path.join(cwd, file)), file).toBe(last);
  }
  expect(dates.get(path.join(cwd, 'docs/en/a.mdx'))).toBe('2026-02-03T10:00:00.000Z');
});

test('[ELEM-2] a shallow clone gives no dates rather than wrong ones', async () => {
  const clone = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-shallow-')));
  const args = ['clone', '-q', '--depth', '1', `file://${repository()}`, clone];
  execFileSync('git', args, { stdio: 'ignore' });
  expect(await gitDates(path.join(clone, 'docs'))).toEqual(new Map());
});

test('[ELEM-2] a folder without git has no dates', async () => {
  expect(await gitDates(mkdtempSync(path.join(tmpdir(), 'lectern-plain-')))).toEqual(new Map());
});
