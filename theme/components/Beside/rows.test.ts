import { expect, test } from 'vitest';
import { commonRows, rowGaps } from './rows';

test('rows are the headings that both pages have, in the order of both', () => {
  expect(commonRows(['', 'a', 'b', 'c'], ['', 'b', 'x', 'c'])).toEqual([
    [0, 0],
    [2, 1],
    [3, 3],
  ]);
  expect(commonRows(['', 'a', 'b'], ['', 'b', 'a'])).toEqual([
    [0, 0],
    [1, 2],
  ]);
  expect(commonRows(['a'], [])).toEqual([]);
});

test('the shorter column gets a gap above each heading', () => {
  expect(
    rowGaps([
      [0, 40],
      [100, 200],
      [300, 320],
    ]),
  ).toEqual([
    { own: 40, other: 0 },
    { own: 60, other: 0 },
    { own: 0, other: 80 },
  ]);
});

test('with their gaps, both headings of every row are at the same height', () => {
  const tops = [
    [0, 44.4],
    [120.2, 90],
    [400, 900.7],
    [1000, 1020],
  ] as const;
  let own = 0;
  let other = 0;
  for (const [at, gap] of rowGaps(tops).entries()) {
    own += gap.own;
    other += gap.other;
    const [ownTop = 0, otherTop = 0] = tops[at] ?? [];
    expect(Math.abs(ownTop + own - otherTop - other)).toBeLessThan(1);
    expect(Math.min(gap.own, gap.other)).toBe(0);
  }
});
