import { expect, test } from 'vitest';
import { carryHiddenParts, hiddenParts } from './hiddenParts';

test('only parts with the value 0 are hidden, and only the ones that there are', () => {
  expect(hiddenParts('?navbar=0&sidebar=1&footer=0&other=0')).toEqual(['navbar', 'footer']);
  expect(hiddenParts('')).toEqual([]);
});

test('hidden parts are carried to the next page, beside its own query', () => {
  expect(carryHiddenParts('?sidebar=0&from=mail', '')).toBe('?sidebar=0');
  expect(carryHiddenParts('?sidebar=0', '?q=1')).toBe('?q=1&sidebar=0');
});

test('what the next query says itself counts', () => {
  expect(carryHiddenParts('?sidebar=0', '?sidebar=1')).toBe('?sidebar=1');
  expect(carryHiddenParts('?sidebar=0', '?sidebar=0')).toBe('?sidebar=0');
  expect(carryHiddenParts('', '?q=1')).toBe('?q=1');
});
