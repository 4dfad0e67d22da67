import { expect, test } from 'vitest';
import { parseFile } from '../tree/parseFile';
import { treeParts } from './pageSections';

function unitsOf(text: string) {
  const { tree } = parseFile(text, 'docs/page.mdx');
  return treeParts(tree, { file: 'docs/page.mdx' }).flatMap((part) =>
    part.kind === 'unit' ? [part.markdown] : [],
  );
}

test.each([
  ['Set `output.path` **now**, *not* later.', 'Set `output.path` **now**, *not* later.'],
  ['A [link](/x) and ![picture](/p.png) of\ntwo lines', 'A link and  of two lines'],
  ['`` a`b `` and `x | y`', '``a`b`` and `x | y`'],
  ['中**“引号”**文 and 中**字**文', '中“引号”文 and 中**字**文'],
  ['List[0] is\\_not\\_here <Badge text="new" />', 'List\\[0\\] is\\_not\\_here new'],
  ['See https://example.com and me@example.com', 'See https\\://example.com and me\\@example.com'],
  ['1\\. No list', '1\\. No list'],
  ['\\# No heading', '\\# No heading'],
  [':::tip Title\nwords\n:::', 'words'],
  [':::tip{title="In braces"}\nwords\n:::', 'words'],
  ['> [!NOTE]\n> an alert', 'an alert'],
  ['- **Type:** `a | b`\n- two\n  - three', '- **Type:** `a | b`\n- two\n  - three'],
  ['3. three\n4. four', '3. three\n4. four'],
  ['| a | `b\\|c` |\n|---|:-:|\n| d | e |', '| a | `b\\|c` |\n| --- | --- |\n| d | e |'],
])('[ANS-3] %s can be quoted as %s', (text, unit) => {
  expect(unitsOf(text)).toEqual([unit]);
});

test('[ANS-3] a list is one unit with its contents, and headings, images and code are not units', () => {
  expect(unitsOf('# A\n\n- one\n\n  two\n\n- three\n\n![p](/p.png)\n\n```js\na\n```')).toEqual([
    '- one\n\n  two\n- three',
  ]);
});
