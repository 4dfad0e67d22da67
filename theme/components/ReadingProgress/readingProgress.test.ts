import { expect, test } from 'vitest';
import { readingProgress } from './readingProgress';

/**
 * Returns the progress in a text of 4000 pixels that starts at 200, in a window of 1000 pixels at a
 * scroll position.
 */
const at = (scrolled: number, height = 4000) =>
  readingProgress({
    scrolled,
    top: 200 - scrolled,
    bottom: 200 + height - scrolled,
    windowHeight: 1000,
  });

test('the progress grows from the top of the page until the end of the text is in the window', () => {
  expect(at(0)).toBe(0);
  expect(at(1600)).toBe(0.5);
  expect(at(3200)).toBe(1);
});

test('the progress is limited to 0 and 1 beyond the text and when the page bounces', () => {
  expect(at(3900)).toBe(1);
  expect(at(-50)).toBe(0);
});

test('a text of three windows has no progress', () => {
  expect(at(500, 3000)).toBeUndefined();
  expect(at(500, 3001)).toBeDefined();
});
