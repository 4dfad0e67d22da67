import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './listFiles';

test('[SAFE-2] links that lead outside, dot-files and files for hosts are not listed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-list-'));
  const root = path.join(folder, 'site');
  for (const name of ['guide/.git', '.well-known', '../site-secret']) {
    mkdirSync(path.join(root, name), { recursive: true });
  }
  for (const name of [
    'index.html',
    'guide/a.html',
    'guide/_headers',
    'guide/.git/config',
    '.env',
    '.lectern.json',
    '.well-known/security.txt',
    '_redirects',
    '_headers',
    '../secret.txt',
    '../site-secret/a.txt',
  ]) {
    writeFileSync(path.join(root, name), name);
  }
  symlinkSync('../secret.txt', path.join(root, 'leak.txt'));
  symlinkSync('../site-secret/a.txt', path.join(root, 'leak-beside.txt'));
  symlinkSync('..', path.join(root, 'up'));
  symlinkSync('nowhere', path.join(root, 'dangling'));
  symlinkSync('index.html', path.join(root, 'home.html'));

  const files = listFiles(root);
  expect(files.map(({ name }) => name)).toEqual([
    '.well-known/security.txt',
    'guide/_headers',
    'guide/a.html',
    'home.html',
    'index.html',
  ]);
  expect(files[3]?.location).toBe(files[4]?.location);
});
