import { expect, test } from 'vitest';
import { readRange } from './byteRange';

test.each([
  ['bytes=0-3', { start: 0, end: 3 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-4', { start: 6, end: 9 }],
  ['bytes=-400', { start: 0, end: 9 }],
  ['bytes=8-400', { start: 8, end: 9 }],
  ['Bytes=0-0', { start: 0, end: 0 }],
])('of ten bytes %s is %o', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});

test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('%s starts after the end', (header) => {
  expect(readRange(header, 10)).toBe('unsatisfiable');
});

test.each([
  null,
  'bytes=',
  'bytes=-',
  'bytes=3-1',
  'bytes=0-1,4-5',
  'bytes=a-b',
  'lines=0-1',
  'bytes=0-1-2',
  `bytes=${'9'.repeat(400)}-`,
])('%s is ignored', (header) => {
  expect(readRange(header, 10)).toBeUndefined();
});

test('an empty file has no range', () => {
  expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
});
