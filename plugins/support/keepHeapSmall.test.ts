import { expect, test } from 'vitest';
import { keepHeapSmall } from './keepHeapSmall';

const MB = 1024 * 1024;

test('garbage is collected when the heap has grown by a quarter of a gigabyte since the last time', () => {
  const heaps = [100, 300, 80, 330, 340, 90].map((megabytes) => megabytes * MB);
  const used = () => heaps.shift() ?? 0;
  expect(keepHeapSmall(used)).toBe(false);
  expect(keepHeapSmall(used)).toBe(true);
  expect(keepHeapSmall(used)).toBe(false);
  expect(keepHeapSmall(used)).toBe(true);
});
