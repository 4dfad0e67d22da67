import { expect, test } from 'vitest';
import { activeHeading } from './activeHeading';

const headings = [
  { id: 'a', top: -400 },
  { id: 'b', top: 90 },
  { id: 'c', top: 700 },
];

test('the last heading at or above the line is the active one', () => {
  expect(activeHeading(headings, 100, false)).toBe('b');
  expect(activeHeading(headings, 89, false)).toBe('a');
});

test('above the first heading the first one is active', () => {
  expect(activeHeading(headings, -1000, false)).toBe('a');
});

test('at the end of the page the last heading is active', () => {
  expect(activeHeading(headings, 100, true)).toBe('c');
});

test('a page without headings has no active one', () => {
  expect(activeHeading([], 100, true)).toBeUndefined();
});
