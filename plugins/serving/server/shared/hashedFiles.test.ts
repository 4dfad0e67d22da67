import { expect, test } from 'vitest';
import { isHashedFile } from './hashedFiles';

test.each([
  'static/js/async/route-df2c801cc980.453d571633.js',
  'static/js/i.5134e21e54.js.LICENSE.txt',
  'static/js/pages/80cc1e9605.js',
  'static/search_index.v2.en.108e3218.json',
  'static/font/jetbrains-mono-latin-wght-normal.a865edea07.woff2',
])('%s never changes', (file) => {
  expect(isHashedFile(file)).toBe(true);
});

test.each([
  'index.html',
  'static/logo.svg',
  'static/a.1234.js',
  'a.5134e21e54.js',
  'news/feed.xml',
])('%s may change', (file) => {
  expect(isHashedFile(file)).toBe(false);
});
