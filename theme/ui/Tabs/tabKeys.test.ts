import { expect, test } from 'vitest';
import { tabOfKey } from './tabKeys';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s on tab %i of three leads to %s', (key, index, wanted) => {
  expect(tabOfKey(key, index, 3, false)).toBe(wanted);
});

test.each([
  ['ArrowRight', 0, 2],
  ['ArrowLeft', 0, 1],
  ['ArrowLeft', 2, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s on tab %i of three leads to %s in right-to-left text', (key, index, wanted) => {
  expect(tabOfKey(key, index, 3, true)).toBe(wanted);
});
