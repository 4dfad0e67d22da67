import { expect, test } from 'vitest';
import { unwatchedBelow } from './unwatched';

test('changes of packages and of modules without a file are ignored, those of the site are not', () => {
  const isUnwatched = unwatchedBelow('/work/node_modules/site');
  expect(isUnwatched('/work/node_modules/site/docs/a.mdx')).toBe(false);
  expect(isUnwatched('/work/node_modules/site/.lectern/live/1.txt')).toBe(false);
  expect(isUnwatched('/work/node_modules/site/.rspress/virtual-page-data.js')).toBe(true);
  expect(isUnwatched('/work/node_modules/site/node_modules/react/index.js')).toBe(true);
  expect(isUnwatched('/work/node_modules/react/index.js')).toBe(true);
  expect(isUnwatched('/work/shared/node_modules.ts')).toBe(false);
});
