import { expect, test } from 'vitest';
import { addressWords } from './addressWords';

test.each([
  ['/guide/split-chunks', 'split chunks'],
  ['/v1/zh/config/output.publicPath', 'output.publicPath'],
  ['/guide/hot_updates.html', 'hot updates'],
  ['/zh/指南/代码-分割/', '代码 分割'],
  ['/guide/"><script>alert(1)</script>', 'script'],
  ['/guide/a"b<c>', 'a b c'],
  ['/', ''],
  ['/404', ''],
  ['/guide/---', ''],
])('[FRAME-3] of %s the words are %j', (path, words) => {
  expect(addressWords(path)).toBe(words);
});

test('[FRAME-3] the number of words is limited for an address of any length', () => {
  expect(addressWords(`/${'long-'.repeat(5000)}`).length).toBeLessThanOrEqual(80);
});
