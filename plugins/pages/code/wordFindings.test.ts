import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { findingText } from '../../support/finding';
import { wordCheck } from './wordFindings';

/** Returns the findings for a code block, which begins in line 3. */
function wrong(block: string) {
  const { tree, source } = parseFile(`# A\n\n${block}\n`, 'docs/page.mdx');
  return wordCheck(() => new Set(['swatches']))(tree, { source }, 'page.mdx');
}

test.each([
  ['titel="a.js"', 'titel', 'title'],
  ['Title="a.js" {1}', 'Title', 'title'],
  ['title="a.js" linenumbers=false', 'linenumbers', 'lineNumbers'],
  ['wrapcode', 'wrapcode', 'wrapCode'],
  ['fiel="./a.js"', 'fiel', 'file'],
  ['tested=one hiden', 'hiden', 'hidden'],
])('[DIAG-1] in a block with %s, %s is reported', (meta, word, meant) => {
  const found = wrong(`\`\`\`js ${meta}\nx\n\`\`\``);
  expect(found.map(findingText)).toEqual([
    `page.mdx:3:1 code: unknown word "${word}" after the language → write ${meant}`,
  ]);
  expect(found[0]?.fix).toEqual({ find: word, write: meant });
});

test.each([
  '```js title="a titel b" tested=titel\nx\n```',
  "```js title='titel'\nx\n```",
  '```js [my titel]\nx\n```',
  '```js {1,3} lineNumbers wrapCode filter=a input\nx\n```',
  '```expect titel\nfiles: []\n```',
  '```swatches titel\nx\n```',
  '```\ntitel\n```',
])('the block %j has no findings', (block) => {
  expect(wrong(block)).toEqual([]);
});
