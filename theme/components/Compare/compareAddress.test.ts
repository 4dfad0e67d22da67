import { expect, test } from 'vitest';
import { COMPARE_ADDRESS } from './compareAddress';

const { read, write } = COMPARE_ADDRESS;

test('[AUTH-3] the version that is compared with stands in the address, beside what else it says', () => {
  expect(write('?sidebar=0', 'v1')).toBe('?sidebar=0&compare=v1');
  expect(write('?compare=v1&sidebar=0', 'v2')).toBe('?compare=v2&sidebar=0');
  expect(read(write('', '1.x & 2'))).toBe('1.x & 2');
});

test('[AUTH-3] an address without it compares nothing', () => {
  expect(read('?compared=v1')).toBe('');
  expect(write('?sidebar=0&compare=v1', '')).toBe('?sidebar=0');
  expect(write('?compare=v1', '')).toBe('');
});
