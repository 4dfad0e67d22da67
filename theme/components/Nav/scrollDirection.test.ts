import { expect, test } from 'vitest';
import { mayHide, nextScrollState } from './scrollDirection';

const NAV = 72;

test('scrolling down past the navbar hides it, scrolling up shows it', () => {
  const down = nextScrollState({ y: 0, isAway: false }, 300, NAV);
  expect(down).toEqual({ y: 300, isAway: true });
  expect(nextScrollState(down, 280, NAV)).toEqual({ y: 280, isAway: false });
});

test('at the top of the page the navbar is always there', () => {
  expect(nextScrollState({ y: 0, isAway: false }, 60, NAV).isAway).toBe(false);
  expect(nextScrollState({ y: 200, isAway: true }, 0, NAV).isAway).toBe(false);
});

test('a few pixels have no effect until they add up', () => {
  const start = { y: 300, isAway: true };
  const first = nextScrollState(start, 295, NAV);
  expect(first).toEqual(start);
  expect(nextScrollState(first, 290, NAV).isAway).toBe(false);
});

test.each([
  ['always', true, true],
  ['mobile', true, false],
  ['auto', true, false],
  ['never', false, false],
] as const)('[NAV-8] %s hides it on phones: %s, elsewhere: %s', (setting, onPhone, elsewhere) => {
  expect([mayHide(setting, true), mayHide(setting, false)]).toEqual([onPhone, elsewhere]);
});
