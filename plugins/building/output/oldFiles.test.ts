import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepOldFiles } from './oldFiles';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');
const WEEK = { days: 7, builds: 5 };

/** Creates an output with hashed scripts and a page. */
function output(...hashes: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-old-'));
  mkdirSync(path.join(folder, 'static/js'), { recursive: true });
  for (const name of ['index.html', ...hashes.map((hash) => `static/js/a.${hash}.js`)]) {
    writeFileSync(path.join(folder, name), name);
  }
  return folder;
}

const scripts = (folder: string) => readdirSync(path.join(folder, 'static/js')).sort();

test('a new output has the hashed files of the one before, and no other file of it', () => {
  const [first, second] = [output('00000001'), output('00000002')];
  writeFileSync(path.join(first, 'gone.html'), '');
  keepOldFiles(first, second, WEEK, START);
  expect(scripts(second)).toEqual(['a.00000001.js', 'a.00000002.js']);
  expect(existsSync(path.join(second, 'gone.html'))).toBe(false);
});

test('removes a file after its days, counted from its replacement', () => {
  const [first, second, third, fourth] = [1, 2, 3, 4].map((n) => output(`0000000${n}`));
  if (!first || !second || !third || !fourth) return;
  keepOldFiles(first, second, WEEK, START);
  keepOldFiles(second, third, WEEK, START + 6 * DAY_MS);
  expect(scripts(third)).toHaveLength(3);
  keepOldFiles(third, fourth, WEEK, START + 8 * DAY_MS);
  expect(scripts(fourth)).toEqual(['a.00000002.js', 'a.00000003.js', 'a.00000004.js']);
});

test('removes a file after a number of builds, so that the output does not grow indefinitely', () => {
  let last = output('00000000');
  for (let build = 1; build < 9; build++) {
    const next = output(`0000000${build}`);
    keepOldFiles(last, next, { days: 7, builds: 2 }, START + build);
    last = next;
  }
  expect(scripts(last)).toEqual(['a.00000006.js', 'a.00000007.js', 'a.00000008.js']);
});

test('a file that is built again is no longer an old file', () => {
  const [first, second, third] = [output('00000001'), output('00000002'), output('00000001')];
  keepOldFiles(first, second, WEEK, START);
  keepOldFiles(second, third, WEEK, START + 1);
  const fourth = output('00000004');
  keepOldFiles(third, fourth, { days: 7, builds: 1 }, START + 2);
  expect(scripts(fourth)).toEqual(['a.00000001.js', 'a.00000004.js']);
});

test('with 0 days, and for a first build, nothing is kept', () => {
  const second = output('00000002');
  keepOldFiles(output('00000001'), second, { days: 0, builds: 5 }, START);
  keepOldFiles('/nowhere', second, WEEK, START);
  expect(scripts(second)).toEqual(['a.00000002.js']);
});
