import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { pagesHash, placesKey } from './placesKey';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-places-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'key.json');

test('places are read only after a page has changed, and the key changes with them', () => {
  const readPlaces = vi.fn(() => 'mode at #mode');
  const first = placesKey(file, 'one', readPlaces);
  expect(placesKey(file, 'one', readPlaces)).toBe(first);
  expect(readPlaces).not.toHaveBeenCalled();

  const second = placesKey(file, 'two', readPlaces);
  expect(second).not.toBe(first);
  expect(placesKey(file, 'three', readPlaces)).toBe(second);
  expect(readPlaces).toHaveBeenCalledTimes(2);
  expect(placesKey(file, 'four', () => 'mode at #other')).not.toBe(second);
});

test('a damaged file is as good as none', () => {
  writeFileSync(file, '{ "key": 1');
  expect(placesKey(file, 'one', () => 'a')).toBe(placesKey(file, 'one', () => 'b'));
});

test('the hash of pages changes with their names and texts, but not with other files', () => {
  const pages = path.join(folder, 'pages');
  mkdirSync(pages);
  writeFileSync(path.join(pages, 'a.mdx'), '# A');
  const first = pagesHash([pages, path.join(folder, 'none')]);
  writeFileSync(path.join(pages, '_meta.json'), '[]');
  expect(pagesHash([pages])).toBe(first);
  writeFileSync(path.join(pages, 'a.mdx'), '# B');
  expect(pagesHash([pages])).not.toBe(first);
});
