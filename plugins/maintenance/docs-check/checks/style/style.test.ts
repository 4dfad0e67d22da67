import { expect, test } from 'vitest';
import { findings } from '../../testing/docsFolder';
import { style } from './index';

const STYLE = `en:
  maxWords: 8
  phrases:
    - avoid: [in order to]
      write: to
zh:
  maxCharacters: 12
  phrases:
    - avoid: [写出]
      write: 输出
`;

test('phrases to avoid and long sentences are reported with file and line, in each language', async () => {
  const files = {
    'docs/style.yaml': STYLE,
    'docs/v2/en/a.mdx':
      '---\ndescription: Read it in order to write\n---\n\n# A\n\nIn order to see this. One two three four five six `seven a b c` eight.\n\n- One two three four five six seven `eight` nine.\n',
    'docs/v2/zh/a.mdx': '# 甲\n\nRspack 写出文件。这个句子实在是太长了一点吧。\n',
  };
  expect(await findings(style, files)).toEqual([
    'docs/v2/en/a.mdx:2 style: “in order to” → write “to”',
    'docs/v2/en/a.mdx:7 style: “In order to” → write “to”',
    'docs/v2/en/a.mdx:9 style: “One two three four five six seven x nine…” is a sentence of 9 words → keep sentences to at most 8',
    'docs/v2/zh/a.mdx:3 style: “写出” → write “输出”',
    'docs/v2/zh/a.mdx:3 style: “这个句子实在是太长了一点吧。…” is a sentence of 14 characters → keep sentences to at most 12',
  ]);
});

test('a phrase without a replacement is reported without one', async () => {
  const files = {
    'docs/style.yaml': 'en:\n  phrases:\n    - avoid: [obviously]\n',
    'docs/v2/en/a.mdx': '# A\n\nObviously, it works.\n',
  };
  expect(await findings(style, files)).toEqual([
    'docs/v2/en/a.mdx:3 style: “Obviously” → remove it, or rephrase it',
  ]);
});

test('code blocks, links and cells of tables are not counted as one sentence', async () => {
  const page =
    '# A\n\n| One two three four five | six seven eight nine |\n| --- | --- |\n| a | b |\n\n```sh\none two three four five six seven eight nine ten\n```\n';
  expect(await findings(style, { 'docs/style.yaml': STYLE, 'docs/v2/en/a.mdx': page })).toEqual([]);
});

test('semicolons between sentences are reported, but not those of tables, parentheses, fragments and code', async () => {
  const page = (text: string) => ({
    'docs/style.yaml': 'en:\n  semicolons: false\n',
    'docs/v2/en/a.mdx': `---\ndescription: One thing; another.\n---\n\n# A\n\n${text}\n`,
  });
  expect(await findings(style, page('It reads the file; with `false`, it does not.'))).toEqual([
    'docs/v2/en/a.mdx:7 style: “reads the file; with x, it” joins two sentences → write two sentences',
  ]);
  const allowed = [
    '| Value | Effect |\n| --- | --- |\n| `a` | one; two. |',
    'It reads the file (one; two).',
    '- a file; two files',
    'Run `a; b`.',
  ].join('\n\n');
  expect(await findings(style, page(allowed))).toEqual([]);
});

test('sentences with more colons than allowed are reported, but not tables, list items, quotations and several sentences', async () => {
  const page = (text: string) => ({
    'docs/style.yaml': 'zh:\n  maxColons: 1\n',
    'docs/v2/zh/a.mdx': `---\ndescription: 甲：乙：丙。\n---\n\n# 甲\n\n${text}\n`,
  });
  expect(await findings(style, page('使用 `new URL()`：Rspack 会复制文件，并返回位置：'))).toEqual([
    'docs/v2/zh/a.mdx:7 style: “使用 x：Rspack 会复制文件，并返回位置：…” contains more than 1 colon → write two sentences',
  ]);
  const allowed = [
    '| 值 | 作用 |\n| --- | --- |\n| `a` | 甲：乙：丙 |',
    '- `a`：有两种：甲和乙',
    '设置如下：甲（例如：乙），“丙：丁”。',
    '有两种：甲和乙。请选择一种：',
    '取 `a: 1` 时有两种：甲和乙。',
  ].join('\n\n');
  expect(await findings(style, page(allowed))).toEqual([]);
});

test('code in a phrase is written as x', async () => {
  const files = {
    'docs/style.yaml':
      'zh:\n  phrases:\n    - avoid: [以 x 中止]\n      write: 中止，并报错\nen:\n  phrases:\n    - avoid: [the option x]\n      write: the x option\n',
    'docs/v2/zh/a.mdx': '# 甲\n\n构建会以 `no id` 中止。\n',
    'docs/v2/en/a.mdx': '# A\n\nSet the option `mode`.\n\nSet the `mode` option.\n',
  };
  expect(await findings(style, files)).toEqual([
    'docs/v2/en/a.mdx:3 style: “the option x” → write “the x option”',
    'docs/v2/zh/a.mdx:3 style: “以 x 中止” → write “中止，并报错”',
  ]);
});

test('a file of a wrong shape is reported with its lines; a site without one has no style', async () => {
  const page = { 'docs/v2/en/a.mdx': '# A\n\nIn order to see.\n' };
  const wrong = { ...page, 'docs/style.yaml': 'en:\n  maxWords: many\n  phrase: []\n' };
  expect(await findings(style, wrong)).toEqual([
    expect.stringContaining('docs/style.yaml:2 style: '),
    expect.stringContaining('docs/style.yaml:3 style: '),
  ]);
  expect(await findings(style, page)).toEqual([]);
});
