import { expect, test } from 'vitest';
import { REACHED_PX, readingOf } from './reading';

const headings = [
  { id: 'a', top: -400 },
  { id: 'b', top: 90 },
  { id: 'c', top: 700 },
];
const view = { top: 72, bottom: 800, end: 1000, isAtEnd: false };

test('the last heading that has reached the top is current', () => {
  expect(readingOf(headings, view).active).toBe('b');
  expect(readingOf(headings, { ...view, top: 89 - REACHED_PX }).active).toBe('a');
});

test('above the first heading, the first one is current', () => {
  expect(readingOf(headings, { ...view, top: -1000 }).active).toBe('a');
});

test('at the end of the page, the last heading is current', () => {
  expect(readingOf(headings, { ...view, isAtEnd: true }).active).toBe('c');
});

test('a page without headings, or whose text is not rendered yet, has no current heading', () => {
  expect(readingOf([], { ...view, isAtEnd: true })).toEqual({ active: undefined, shown: [] });
});

test('every heading whose section is in the window is visible', () => {
  expect(readingOf(headings, view).shown).toEqual(['b', 'c']);
  expect(readingOf(headings, { ...view, top: 50 }).shown).toEqual(['a', 'b', 'c']);
  expect(readingOf(headings, { ...view, bottom: 710 }).shown).toEqual(['b']);
});

test('the last section ends with the text, not with the window', () => {
  const near = [{ id: 'a', top: -300 }];
  expect(readingOf(near, { ...view, end: 200 }).shown).toEqual(['a']);
  expect(readingOf(near, { ...view, end: 80 }).shown).toEqual([]);
});
