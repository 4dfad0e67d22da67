import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { unreadablePages } from './unreadablePages';

const denied = vi.hoisted(() => new Set<string>());
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    // Tests may run as a user who may read everything.
    accessSync: (file: string, mode: number) => {
      if (denied.has(path.basename(file))) throw new Error(`EACCES: permission denied, '${file}'`);
      fs.accessSync(file, mode);
    },
  };
});

const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-pages-'));
mkdirSync(path.join(cwd, 'docs/folder.mdx'), { recursive: true });
for (const name of ['good.mdx', 'denied.md', 'folder.mdx/page.mdx']) {
  writeFileSync(path.join(cwd, 'docs', name), '');
}

test('pages, links to pages and folders that look like pages can be read', () => {
  symlinkSync('good.mdx', path.join(cwd, 'docs/link.mdx'));
  symlinkSync('folder.mdx', path.join(cwd, 'docs/linked.mdx'));
  expect(unreadablePages('docs', cwd)).toEqual([]);
});

test('every page that cannot be read is named with what to do', () => {
  denied.add('denied.md');
  symlinkSync('nowhere', path.join(cwd, 'docs/lost.mdx'));
  execFileSync('mkfifo', [path.join(cwd, 'docs/pipe.mdx')]);
  expect(unreadablePages('docs', cwd)).toEqual([
    'docs/denied.md → EACCES: permission denied: give this user the right to read it',
    'docs/lost.mdx → it is a link that leads nowhere: remove it or mend it',
    'docs/pipe.mdx → it is no file: remove it',
  ]);
});
