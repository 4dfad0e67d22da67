import { expect, test } from 'vitest';
import { type KeyPress, opensSearch } from './opensSearch';

/** Returns an element inside another. */
const inside = (selector: string) =>
  ({ closest: (all: string) => (all.includes(selector) ? {} : null) }) as unknown as Element;

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  composedPath: () => [inside('body')],
  ...more,
});

/** Returns a key press with a composed path, innermost target first. */
const pressOn = (...path: EventTarget[]) =>
  press('/', { composedPath: () => [...path, inside('body')] });

test.each([
  press('k', { ctrlKey: true }),
  press('K', { metaKey: true }),
  press('/'),
  press('/', { shiftKey: true }),
])('[SRCH-1] %o opens', (key) => {
  expect(opensSearch(key)).toBe(true);
});

test.each([
  press('k'),
  press('k', { ctrlKey: true, altKey: true }),
  press('k', { ctrlKey: true, shiftKey: true }),
  press('/', { ctrlKey: true }),
  press('/', { isComposing: true }),
  press('/', { defaultPrevented: true }),
])('[SRCH-1] %o does not', (key) => {
  expect(opensSearch(key)).toBe(false);
});

test('[SRCH-1] a slash typed into a field does not open the search, but a slash on a button does', () => {
  expect(opensSearch(pressOn(inside('textarea')))).toBe(false);
  expect(opensSearch(pressOn(inside('[contenteditable]')))).toBe(false);
  expect(opensSearch(pressOn(inside('input'), new EventTarget(), inside('x-note')))).toBe(false);
  const inField = { composedPath: () => [inside('textarea')] };
  expect(opensSearch(press('k', { ctrlKey: true, ...inField }))).toBe(true);
  expect(opensSearch(pressOn(inside('button')))).toBe(true);
});

test('[SRCH-1] a slash dispatched by a script without an element opens the search', () => {
  expect(opensSearch(pressOn(new EventTarget()))).toBe(true);
});
