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

test('a few pixels change nothing, and add up to something', () => {
  const start = { y: 300, isAway: true };
  const first = nextScrollState(start, 295, NAV);
  expect(first).toEqual(start);
  expect(nextScrollState(first, 290, NAV).isAway).toBe(false);
});

test('[NAV-8] always hides everywhere, auto on phones only, never nowhere', () => {
  expect(['always', 'auto', 'never'].map((setting) => mayHide(setting as 'auto', true))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['always', 'auto', 'never'].map((setting) => mayHide(setting as 'auto', false))).toEqual([
    true,
    false,
    false,
  ]);
});
