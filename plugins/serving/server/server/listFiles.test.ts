import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
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

test.runIf(process.platform === 'linux')(
  '[SAFE-2] a file whose name is not in UTF-8 does not keep the others from being served',
  () => {
    const root = mkdtempSync(path.join(tmpdir(), 'lectern-list-'));
    writeFileSync(path.join(root, 'index.html'), '');
    writeFileSync(Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x66, 0xfc, 0x72])]), '');
    expect(listFiles(root).map(({ name }) => name)).toEqual(['index.html']);
  },
);
