import { expect, test } from 'vitest';
import { logoFiles } from './logoFiles';

test('the logo setting results in no file, one file, or one for each appearance', () => {
  expect(logoFiles(undefined)).toEqual([]);
  expect(logoFiles('')).toEqual([]);
  expect(logoFiles('/logo.svg')).toEqual([['', '/logo.svg']]);
  expect(logoFiles({ light: '/a.svg', dark: '/b.svg' })).toEqual([
    ['lt-logo--light', '/a.svg'],
    ['lt-logo--dark', '/b.svg'],
  ]);
});
