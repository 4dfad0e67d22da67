import { expect, test } from 'vitest';
import { createClientShare, MAX_DAILY_COUNTS } from './clientShare';

test('[LOOP-2] the counts of a client per day are limited, without affecting others', () => {
  let now = Date.UTC(2026, 10, 26, 12);
  const counts = createClientShare(() => now);
  const all = Array.from({ length: MAX_DAILY_COUNTS + 5 }, () => counts('1.1.1.1'));
  expect(all.filter(Boolean)).toHaveLength(MAX_DAILY_COUNTS);
  expect(all.at(-1)).toBe(false);
  expect(counts('2.2.2.2')).toBe(true);
  now += 24 * 60 * 60 * 1000;
  expect(counts('1.1.1.1')).toBe(true);
});
