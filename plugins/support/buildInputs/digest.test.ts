import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesDigest, toolsDigest } from './digest';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-digest-'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const digest = (...names: string[]) =>
  filesDigest(
    names.map((name) => path.join(folder, name)),
    folder,
  );

test('a digest depends on the names and contents of files, including new ones', () => {
  write('a', '1');
  write('b', '2');
  const first = digest('a', 'b', 'c');
  expect(digest('a', 'b', 'c')).toBe(first);
  expect(digest('b', 'a')).not.toBe(first);
  write('c', '');
  expect(digest('a', 'b', 'c')).not.toBe(first);
  write('a', '12');
  write('b', '');
  expect(digest('a', 'b')).not.toBe(first);
});

test('another version of an installed package invalidates the cache', () => {
  const before = toolsDigest(folder);
  write('node_modules/.package-lock.json', '{"packages":{"shiki":{"version":"1.0.0"}}}');
  const installed = toolsDigest(folder);
  expect(installed).not.toBe(before);
  write('node_modules/.package-lock.json', '{"packages":{"shiki":{"version":"1.0.1"}}}');
  expect(toolsDigest(folder)).not.toBe(installed);
});
