import { expect, test } from 'vitest';
import { placeAt } from './placeAt';

test('[DIAG-1] a position has a line and a column, both starting from 1', () => {
  expect(placeAt('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
  expect(placeAt('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  expect(placeAt('', 0)).toEqual({ line: 1, column: 1 });
});
