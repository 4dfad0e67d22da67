import { expect, test } from 'vitest';
import { lineOf, standAt } from './scrollTogether';

const SOURCE = [
  { key: '^', top: 0 },
  { key: 'install', top: 400 },
  { key: 'use', top: 1000 },
  { key: '$', top: 3000 },
];
const TRANSLATION = [
  { key: '^', top: 0 },
  { key: 'install', top: 200 },
  { key: 'use', top: 500 },
  { key: '$', top: 1100 },
];

test('a heading at the line of one page scrolls to the line of the other', () => {
  for (const at of [0, 1, 2, 3]) {
    const stand = standAt(SOURCE, SOURCE[at]?.top ?? 0);
    expect(lineOf(TRANSLATION, stand)).toBe(TRANSLATION[at]?.top);
  }
});

test('inside a section, the other page is at the same fraction of its section', () => {
  expect(standAt(SOURCE, 700)).toEqual({ key: 'install', part: 0.5 });
  expect(lineOf(TRANSLATION, { key: 'install', part: 0.5 })).toBe(350);
});

test('before the first mark, and without marks, the position is the start', () => {
  expect(standAt(SOURCE, -50)).toEqual({ key: '^', part: 0 });
  expect(lineOf(TRANSLATION, standAt([], 10))).toBe(0);
});
