import { expect, test } from 'vitest';
import { whileSameStamp } from './liveChecks';

test('[DIAG-2] findings about the site are read again only after an edit that concerns them', () => {
  let count = 0;
  const read = whileSameStamp(() => {
    count += 1;
    return count;
  });
  expect(read('a', false)).toBe(1);
  expect(read('a', false)).toBe(1);
  expect(read('b', false)).toBe(2);
  expect(read('b', true)).toBe(3);
  expect(read('b', false)).toBe(3);
});
