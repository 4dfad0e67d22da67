import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { findingText } from '../../support/finding';
import { type LanguageSettings, languageCheck } from './languageFindings';

/** Returns the findings for a code block, which begins in line 3. */
function wrong(block: string, settings: LanguageSettings = {}): string[] {
  const { tree, source } = parseFile(`# A\n\n${block}\n`, 'docs/page.mdx');
  const check = languageCheck(
    () => settings,
    () => new Set(['swatches']),
  );
  return check(tree, { source }, 'page.mdx').map(findingText);
}

test.each([
  ['```foolang\nx\n```', 'unknown language "foolang" → write text for no colors'],
  ['```pyhton\nx\n```', 'unknown language "pyhton" → write python, or text for no colors'],
  ['```JSON\n{}\n```', 'unknown language "JSON" → write json, or text for no colors'],
  ['```js{1}\nx\n```', 'unknown language "js{1}" → add a space: ```js {1}'],
])('[DIAG-1] the language of %j is reported with its position and a remedy', (block, expected) => {
  expect(wrong(block)).toEqual([`page.mdx:3:1 code: ${expected}`]);
});

test('[DIAG-1] blocks in a list and in a component are checked too', () => {
  expect(wrong('- Entry\n\n  ```foolang\n  x\n  ```')).toEqual([
    expect.stringMatching(/^page\.mdx:5:3 code: unknown language "foolang"/),
  ]);
  expect(wrong('<b>\n\n```foolang\nx\n```\n\n</b>')).toHaveLength(1);
});

test.each(['```\nx\n```', '```text\nx\n```', '```sh\nx\n```', '```swatches\nx\n```', '    x'])(
  'the block %j has no findings',
  (block) => {
    expect(wrong(block)).toEqual([]);
  },
);

test('languages that a site adds to Shiki are known', () => {
  const block = '```foolang\nx\n```';
  expect(wrong(block, { langs: ['ts', { name: 'foo', aliases: ['foolang'] }] })).toEqual([]);
  expect(wrong(block, { langs: [[{ name: 'foolang' }]] })).toEqual([]);
  expect(wrong(block, { langAlias: { foolang: 'js' } })).toEqual([]);
  expect(wrong(block, { fallbackLanguage: 'text' })).toEqual([]);
  expect(wrong(block, { langs: [() => import('shiki')] })).toEqual([]);
  expect(wrong(block, { langs: ['ts'] })).toHaveLength(1);
});
