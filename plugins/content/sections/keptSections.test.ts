import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dataFiles } from './dataFiles';
import { filesStamp, keptByStamp } from './keptSections';

test('a result is cached until its stamp changes, separately for each key', () => {
  const kept = keptByStamp<object>();
  const make = () => ({});
  const first = kept('a', () => '1', make);
  expect(kept('a', () => '1', make)).toBe(first);
  expect(kept('b', () => '1', make)).not.toBe(first);
  expect(kept('a', () => '2', make)).not.toBe(first);
});

test('the stamp of files changes with a save, a removal and a new file; data files are neither pages nor public files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-stamp-'));
  const file = (name: string) => path.join(folder, name);
  for (const name of ['en/guide', 'public']) mkdirSync(file(name), { recursive: true });
  writeFileSync(file('en/guide/_questions.yaml'), 'a');
  writeFileSync(file('en/guide/start.mdx'), '# A');
  writeFileSync(file('terms.yaml'), 'a');
  writeFileSync(file('public/icon.svg'), '<svg/>');
  expect(dataFiles(folder)).toEqual([file('en/guide/_questions.yaml'), file('terms.yaml')]);
  expect(dataFiles(file('none'))).toEqual([]);
  const stamps = [filesStamp(dataFiles(folder))];
  writeFileSync(file('terms.yaml'), 'longer');
  stamps.push(filesStamp(dataFiles(folder)));
  writeFileSync(file('en/_meta.json'), '[]');
  stamps.push(filesStamp(dataFiles(folder)));
  rmSync(file('terms.yaml'));
  stamps.push(filesStamp(dataFiles(folder)));
  expect(new Set(stamps).size).toBe(4);
  rmSync(folder, { recursive: true });
});
