import { expect, test } from 'vitest';
import { brokenText } from './brokenText';
import { searchTexts } from './dialogTexts';

const zh = searchTexts('zh');

test.each([
  'Must supply either `indexName` or `indices` for DocSearch to work',
  '`appId` is missing.',
  '`apiKey` is missing.',
  '[Autocomplete] The `sourceId` "x" is not unique.',
])('[SRCH-9] a setting that is missing is named: %s', (message) => {
  expect(brokenText(new Error(message), zh)).toBe(`本站的搜索尚未配置好：${message}`);
});

test('[DATA-4] other errors are shown without their message', () => {
  const raw = new TypeError("Cannot read properties of null (reading 'hierarchy')");
  expect(brokenText(raw, zh)).toBe('搜索因错误而中止，请重新打开。');
});
