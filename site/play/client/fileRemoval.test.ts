import { expect, test } from 'vitest';
import { isAdded, withoutFile } from './fileRemoval';
import { isSame } from './keptEdits';

const ORIGINAL = { 'rspack.config.mjs': 'a', 'src/index.js': 'b' };

test('[PLAY-2] a file that was added can be removed, which leaves the files of the sample', () => {
  const files = { ...ORIGINAL, 'src/new.js': 'c' };
  expect(Object.keys(files).filter((name) => isAdded(name, ORIGINAL))).toEqual(['src/new.js']);
  const { files: left, open } = withoutFile(files, 'src/new.js');
  expect(isSame(left, ORIGINAL)).toBe(true);
  expect(open).toBe('src/index.js');
});

test('[PLAY-2] the file before a removed one is opened, or else the first', () => {
  expect(withoutFile({ a: '1', b: '2', c: '3' }, 'b').open).toBe('a');
  expect(withoutFile({ a: '1', b: '2' }, 'a').open).toBe('b');
  expect(withoutFile({ a: '1' }, 'a').open).toBe('');
});
