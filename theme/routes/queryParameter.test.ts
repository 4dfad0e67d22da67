import { expect, test } from 'vitest';
import { queryParameter } from './queryParameter';

const { nothing, read, write } = queryParameter('compare');

test.each([
  ['', 'v1', '?compare=v1'],
  ['?sidebar=0', '1.x & 2', '?sidebar=0&compare=1.x+%26+2'],
  ['?compare=v1&sidebar=0', 'v2', '?compare=v2&sidebar=0'],
  ['?sidebar=0&compare=v1', '', '?sidebar=0'],
  ['?compare=v1&sidebar=0', ' ', '?sidebar=0'],
  ['?compare=v1', '', ''],
])('[OVER-2] [AUTH-3] in %j the value %j is written as %j', (search, value, written) => {
  expect(write(search, value)).toBe(written);
  if (value.trim()) expect(read(written)).toBe(value);
});

test('[OVER-2] [AUTH-3] an address without the parameter has no value, and a malformed one is read as it is', () => {
  expect([read('?compared=v1'), read('?compare=')]).toEqual([nothing, nothing]);
  expect(read('?compare=%')).toBe('%');
});
