import { expect, test } from 'vitest';
import { spreadPages } from './spreadPages.ts';

test('[ANS-2] a section after others of its page counts less, and the first of each page as before', () => {
  const ranked = [10, 9, 8, 7].map((score, section) => ({ section, score }));
  const [first, second, third, other] = spreadPages(ranked, [0, 0, 0, 1]);
  expect(first?.score).toBe(10);
  expect(other?.score).toBe(7);
  expect(second?.score).toBeLessThan(9);
  // The third of a page comes after the first of another that was a little worse.
  expect(third?.score).toBeLessThan(7);
});
