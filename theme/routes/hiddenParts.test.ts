import { expect, test } from 'vitest';
import { carryHiddenParts, hiddenParts } from './hiddenParts';

test('only known parts with the value 0 are hidden', () => {
  expect(hiddenParts('?navbar=0&sidebar=1&footer=0&other=0')).toEqual(['navbar', 'footer']);
  expect(hiddenParts('')).toEqual([]);
});

test('hidden parts are added to the query of the next page', () => {
  expect(carryHiddenParts('?sidebar=0&from=mail', '')).toBe('?sidebar=0');
  expect(carryHiddenParts('?sidebar=0', '?q=1')).toBe('?q=1&sidebar=0');
});

test('the next query has precedence', () => {
  expect(carryHiddenParts('?sidebar=0', '?sidebar=1')).toBe('?sidebar=1');
  expect(carryHiddenParts('?sidebar=0', '?sidebar=0')).toBe('?sidebar=0');
  expect(carryHiddenParts('', '?q=1')).toBe('?q=1');
});
