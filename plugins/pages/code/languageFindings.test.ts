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
  ['```js{1}\nx\n```', 'unknown language "js{1}" → write ```js {1}'],
  ['```ts{1, 3}\nx\n```', 'unknown language "ts{1," → write ```ts {1,3}'],
  ['```text{2}\nx\n```', 'unknown language "text{2}" → write ```text {2}'],
  ['```ts:line-numbers\nx\n```', 'unknown language "ts:line-numbers" → write ```ts lineNumbers'],
  [
    '```ts:line-numbers=2 {1}\nx\n```',
    'unknown language "ts:line-numbers=2" → write ```ts lineNumbers',
  ],
  [
    '```ts:no-line-numbers{1-3}\nx\n```',
    'unknown language "ts:no-line-numbers{1-3}" → write ```ts {1-3} lineNumbers=false',
  ],
  [
    '```ts{1,3}:line-numbers\nx\n```',
    'unknown language "ts{1,3}:line-numbers" → write ```ts {1,3} lineNumbers',
  ],
])('[DIAG-1] the language of %j is reported with its position and a remedy', (block, expected) => {
  expect(wrong(block)).toEqual([`page.mdx:3:1 code: ${expected}`]);
});

test('[DIAG-3] what is joined to a language is corrected', () => {
  const text = '```ts:line-numbers {1} title="a"\nx\n```\n';
  const { tree, source } = parseFile(text, 'docs/page.mdx');
  const check = languageCheck(
    () => ({}),
    () => new Set(),
  );
  expect(check(tree, { source }, 'page.mdx')[0]?.fix).toEqual({
    find: 'ts:line-numbers',
    write: 'ts lineNumbers',
  });
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
