import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../files/filesOfCommand';
import { parseFile } from '../tree/parseFile';
import { type FilePart, treeParts } from './pageSections';
import { readParts } from './readParts';

const TEXTS = { Chart: ({ title }: Record<string, unknown>) => String(title) };

function partsOf(text: string, name = 'docs/page.mdx'): FilePart[] {
  const { tree } = parseFile(text, name);
  return treeParts(tree, { file: name, texts: TEXTS });
}

const textsOf = (text: string, name?: string) =>
  partsOf(text, name).flatMap((part) => (part.kind === 'text' ? [part.text] : []));
const idsOf = (text: string) =>
  partsOf(text).flatMap((part) => (part.kind === 'heading' ? [[part.text, part.id]] : []));
const codeOf = (text: string) =>
  partsOf(text).flatMap((part) => (part.kind === 'code' ? [[part.lang, part.text]] : []));

test('[SRCH-15] prose is plain text with the identifiers of inline code', () => {
  expect(
    textsOf('Set `output.path` **to** a [folder](/x), *as in*\n`splitChunks.chunks: "all"`.'),
  ).toEqual(['Set output.path to a folder, as in splitChunks.chunks: "all".']);
});

test('[SRCH-15] tables, lists, quotes and footnotes are read', () => {
  expect(
    textsOf('| a | `b` |\n|---|---|\n| c | d |\n\n- one\n  - two\n\n> three[^1]\n\n[^1]: four'),
  ).toEqual(['a b', 'c d', 'one', 'two', 'three', 'four']);
});

test('[SRCH-15] containers lose their marks and keep title and text', () => {
  const text =
    ':::tip Do this\nbe quick\n:::\n\n:::warning\n\nalone\n\n:::\n\n> [!NOTE]\n> an alert';
  expect(textsOf(text)).toEqual(['Do this be quick', 'alone', 'an alert']);
  expect(textsOf(':::tip{title="In braces"}\nx\n:::')).toEqual(['In braces x']);
});

test('[SRCH-15] tabs and code groups are read with their labels, and their code separately', () => {
  const tabs =
    '<Tabs>\n<Tab label="npm">\n\nfirst\n\n</Tab>\n<Tab label="yarn">second</Tab>\n</Tabs>';
  expect(textsOf(tabs)).toEqual(['npm', 'first', 'yarn second']);
  const group =
    ':::code-group\n\n```sh [npm]\nnpm i\n```\n\n```js title="a.js"\nrun()\n```\n\n:::\n\nafter';
  expect(textsOf(group)).toEqual(['npm', 'a.js', 'after']);
  expect(codeOf(group)).toEqual([
    ['sh', 'npm i'],
    ['js', 'run()'],
  ]);
});

test('[SRCH-15] code blocks are not prose; marks, expectations and hidden files are omitted', () => {
  const text =
    '```js title="a.js"\na // [!code ++]\n```\n\n```yaml tested=x hidden\nb\n```\n\n```expect x\nc\n```';
  expect(textsOf(text)).toEqual([]);
  expect(codeOf(text)).toEqual([['js', 'a']]);
});

test('[SRCH-15] components are read as their props and the text between their tags', () => {
  expect(textsOf('A <Badge text="new" /> word\n\n<Chart title="Sizes" />\n\n{"said"}')).toEqual([
    'A new word',
    'Sizes',
    'said',
  ]);
  expect(codeOf('<PackageManagerTabs command="install a" />')[0]).toEqual(['sh', 'npm install a']);
});

test('[SRCH-16] elements, comments and code of a page are not text', () => {
  expect(
    textsOf('import X from "./x";\n\n{/* secret */}\n\n<style>{`a{}`}</style>\n\n<b>bold</b>'),
  ).toEqual(['bold']);
  expect(textsOf('a <img src=x onerror="alert(1)"> b\n\n<!-- c -->', 'docs/page.md')).toEqual([
    'a b',
  ]);
});

test('[SRCH-15] headings have the ids of the page', () => {
  expect(
    idsOf(
      '# Title\n\n## `output.path` {#output-path}\n\n## Common *mistakes*\n\n## Common mistakes\n\n## 常见问题\n\n## Title\n\n## `entry`\n\n## 安装 {#install}',
    ),
  ).toEqual([
    ['Title', 'title'],
    ['output.path', 'output-path'],
    ['Common mistakes', 'common-mistakes'],
    ['Common mistakes', 'common-mistakes-1'],
    ['常见问题', '常见问题'],
    ['Title', 'title-1'],
    ['entry', 'entry'],
    ['安装', 'install'],
  ]);
});

test('[SRCH-15] included files are read in their position, and never recursively', () => {
  const docDir = mkdtempSync(path.join(tmpdir(), 'lectern-records-'));
  const page = path.join(docDir, 'page.mdx');
  writeFileSync(page, 'import Part from "./_part.mdx";\n\n# Page\n\n<Part />\n\nafter');
  writeFileSync(
    path.join(docDir, '_part.mdx'),
    'import Page from "./page.mdx";\n\n## Part\n\nwords\n\n<Page />',
  );
  const parts = readParts(filesOfCommand())(page);
  const wordsOf = (part: FilePart) => ('text' in part ? part.text : Object.values(part).at(-1));
  expect(parts.map((part) => [part.kind, wordsOf(part)])).toEqual([
    ['heading', 'Page'],
    ['heading', 'Part'],
    ['unit', 'words'],
    ['text', 'words'],
    ['unit', 'after'],
    ['text', 'after'],
  ]);
});
