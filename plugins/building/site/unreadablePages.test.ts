import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const denied = vi.hoisted(() => new Set<string>());
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    // Simulates missing permissions, because tests may run as a user who can read everything.
    accessSync: (file: string, mode: number) => {
      if (denied.has(path.basename(file))) throw new Error(`EACCES: permission denied, '${file}'`);
      fs.accessSync(file, mode);
    },
  };
});

// Another test may have imported the module with the real file system.
vi.resetModules();
const { unreadablePages } = await import('./unreadablePages');

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
  mkdirSync(path.join(cwd, 'docs/public'));
  for (const name of ['public/pipe', 'pipe.mdx', 'socket']) {
    execFileSync('mkfifo', [path.join(cwd, 'docs', name)]);
  }
  expect(unreadablePages('docs', cwd)).toEqual([
    'docs/denied.md → EACCES: permission denied: give this user read permission',
    'docs/lost.mdx → it is a broken symbolic link: correct or remove it',
    'docs/pipe.mdx → it is not a regular file: remove it',
    'docs/public/pipe → it is not a regular file: remove it',
  ]);
});

test('folders that lead back to themselves and links to nowhere are named, other links are followed', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'lectern-links-'));
  for (const folder of ['docs/a', 'docs/b', 'shared'])
    mkdirSync(path.join(site, folder), { recursive: true });
  symlinkSync('../shared', path.join(site, 'docs/shared'));
  symlinkSync('../../shared', path.join(site, 'docs/a/shared'));
  expect(unreadablePages('docs', site)).toEqual([]);
  symlinkSync('.', path.join(site, 'docs/loop'));
  symlinkSync('../../docs', path.join(site, 'docs/a/up'));
  symlinkSync('self', path.join(site, 'docs/self'));
  symlinkSync('nowhere', path.join(site, 'shared/lost.txt'));
  const nowhere = 'it is a broken symbolic link: correct or remove it';
  expect(unreadablePages('docs', site)).toEqual([
    `docs/a/shared/lost.txt → ${nowhere}`,
    'docs/a/up → it is a symbolic link to a folder that contains it: remove it',
    'docs/loop → it is a symbolic link to a folder that contains it: remove it',
    `docs/self → ${nowhere}`,
    `docs/shared/lost.txt → ${nowhere}`,
  ]);
});

test('names that Rspress cannot build are named, before its modules have a syntax error', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'lectern-quotes-'));
  mkdirSync(path.join(site, "docs/it's"), { recursive: true });
  for (const name of ["what's-new.mdx", "it's/a.md", 'a"b`c.mdx', "don't.json"]) {
    writeFileSync(path.join(site, 'docs', name), '');
  }
  expect(unreadablePages('docs', site)).toEqual([
    `docs/it's/a.md → the name of a page cannot contain "'": rename it`,
    `docs/what's-new.mdx → the name of a page cannot contain "'": rename it`,
  ]);
});

test('a page that is there as .md and as .mdx is named; parts of pages and served files may be', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'lectern-twins-'));
  mkdirSync(path.join(site, 'docs/public'), { recursive: true });
  for (const name of ['a', '_part', 'public/a']) {
    for (const type of ['md', 'mdx']) writeFileSync(path.join(site, 'docs', `${name}.${type}`), '');
  }
  expect(unreadablePages('docs', site)).toEqual([
    'docs/a.md → a.mdx in the same folder has the same address: remove or rename one of them',
  ]);
});

test('reports names that are not possible in a URL', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'lectern-names-'));
  mkdirSync(path.join(site, 'docs/c#'), { recursive: true });
  for (const name of ['100%.mdx', 'a?b.md', 'c#/d.mdx', 'two words 中文.mdx', 'data#1.json']) {
    writeFileSync(path.join(site, 'docs', name), '');
  }
  expect(unreadablePages('docs', site)).toEqual([
    'docs/100%.mdx → an address cannot contain "%": rename it',
    'docs/a?b.md → an address cannot contain "?": rename it',
    'docs/c#/d.mdx → an address cannot contain "#": rename it',
  ]);
});
