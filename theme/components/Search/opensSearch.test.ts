import { expect, test } from 'vitest';
import { type KeyPress, opensSearch } from './opensSearch';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});
const inside = (selector: string) =>
  ({ closest: (all: string) => (all.includes(selector) ? {} : null) }) as unknown as Element;

test.each([
  press('k', { ctrlKey: true }),
  press('K', { metaKey: true }),
  press('/'),
  press('/', { shiftKey: true }),
])('[SRCH-1] %o opens', (key) => {
  expect(opensSearch(key, null)).toBe(true);
});

test.each([
  press('k'),
  press('k', { ctrlKey: true, altKey: true }),
  press('k', { ctrlKey: true, shiftKey: true }),
  press('/', { ctrlKey: true }),
  press('/', { isComposing: true }),
  press('/', { defaultPrevented: true }),
])('[SRCH-1] %o does not', (key) => {
  expect(opensSearch(key, null)).toBe(false);
});

test('[SRCH-1] a slash that is written somewhere does not open; on a button it does', () => {
  expect(opensSearch(press('/'), inside('textarea'))).toBe(false);
  expect(opensSearch(press('k', { ctrlKey: true }), inside('textarea'))).toBe(true);
  expect(opensSearch(press('/'), inside('button'))).toBe(true);
});
