import { expect, test } from 'vitest';
import { readResult, SHOWN } from './readResult';

const RESULT = {
  files: { 'main.js': new Uint8Array(3) },
  errors: [{ text: 'no', file: 'src/index.js', line: 2 }],
  warnings: [],
  chunks: [{ name: 'main', files: ['main.js'], modules: [{ name: './src/index.js', size: 3 }] }],
  isForNode: false,
  ms: 12,
};

test('[PLAY-2] a valid result is unchanged', () => {
  expect(readResult(RESULT)).toEqual(RESULT);
});

test.each([
  undefined,
  'built',
  {},
  { ...RESULT, errors: 'many' },
  { ...RESULT, warnings: [null] },
  { ...RESULT, chunks: [{ name: 'main' }] },
  { ...RESULT, files: { 'main.js': 'text' } },
  { ...RESULT, ms: '12' },
])('[PLAY-3] an invalid result is rejected: %j', (value) => {
  expect(readResult(value)).toBeUndefined();
});

test('[PLAY-3] long lists are truncated', () => {
  const errors = Array.from({ length: 200_000 }, () => ({ text: 'no' }));
  expect(readResult({ ...RESULT, errors })?.errors).toHaveLength(SHOWN);
});
