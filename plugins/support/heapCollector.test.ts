import { expect, test } from 'vitest';
import { heapCollector } from './heapCollector';

const MB = 1024 * 1024;

test('garbage is collected when the heap has grown by 256 MB since the last collection', () => {
  const heaps = [100, 300, 80, 330, 340, 90].map((megabytes) => megabytes * MB);
  const keepSmall = heapCollector(() => heaps.shift() ?? 0);
  expect(keepSmall()).toBe(false);
  expect(keepSmall()).toBe(true);
  expect(keepSmall()).toBe(false);
  expect(keepSmall()).toBe(true);
});

test('a large heap may grow by half of its live size, so that it is not traversed too often', () => {
  const heaps = [2000, 1600, 2300, 2500].map((megabytes) => megabytes * MB);
  const keepSmall = heapCollector(() => heaps.shift() ?? 0);
  expect(keepSmall()).toBe(true);
  expect(keepSmall()).toBe(false);
  expect(keepSmall()).toBe(true);
});
