import { compile } from '@mdx-js/mdx';
import { rspack } from '@rspack/core';
import { rehypeHeaderAnchor } from '@rspress/core/dist/node/mdx/rehypePlugins/headerAnchor.js';
import { expect, test } from 'vitest';
import { rehypeNameHeadings } from '../code/rehypeNameHeadings';
import { rehypeStatic } from '../static-content/rehypeStatic';
import { extractTexts, textFiles, withoutMarks } from './pageTexts';

const OUTLINE = [{ id: 'outputpath', text: 'output.path', depth: 2 }];

/** The code of a page as it comes from MDX, Rspress and SWC. */
async function compiled(markdown: string, toc: unknown = OUTLINE): Promise<string> {
  const rehypePlugins = [
    rehypeHeaderAnchor,
    rehypeNameHeadings,
    [rehypeStatic, { marksTexts: true }],
  ];
  const code = await compile(markdown, { rehypePlugins: rehypePlugins as never });
  const facts = `MDXContent.__RSPRESS_PAGE_META = {};
MDXContent.__RSPRESS_PAGE_META["a.mdx"] = ${JSON.stringify({ toc, title: 'A' })};`;
  const { swc } = rspack.experiments;
  return (await swc.transform(`${code}\n${facts}`, { jsc: { target: 'es2022' } })).code;
}

const PAGE = `## output.path

A "long" text, 'quoted', with a \\ and \`code\`.

A line that begins with more words than that, then [a link](/b) and ends with *other* words, which are many.

${'Much more to read. '.repeat(1200)}
`;

test('the texts of a page become a file, in the order of the page', async () => {
  const lean = extractTexts(await compiled(PAGE));
  expect(JSON.parse(lean?.content ?? '')).toEqual([
    [2, 'outputpath', 'output.', 'path'],
    { __html: 'A "long" text, \'quoted\', with a \\ and <code>code</code>.' },
    { __html: 'A line that begins with more words than that, then ' },
    { __html: ' and ends with <em>other</em> words, which are many.' },
    { __html: 'Much more to read. '.repeat(1200).trim() },
  ]);
  expect(lean?.file).toMatch(/^static\/texts\/[0-9a-f]{10}\.json$/);
});

test('the code asks for every text in that order, and names the file', async () => {
  const { code = '', file = '' } = extractTexts(await compiled(PAGE)) ?? {};
  expect(code.match(/(?:_heading\(|: )_next\(\).*/g)).toEqual([
    '_heading(_next(), _components, "h2", "lt-name-heading"),',
    ': _next()',
    ': _next()',
    ': _next()',
    ': _next()',
  ]);
  expect(code).not.toMatch(/data-lt-text|quoted|other|"output\./);
  expect(textFiles(code)).toEqual([file]);
});

test('an outline of other words than the headings have stays in the code', async () => {
  const own = extractTexts(await compiled(PAGE));
  expect(own?.code).toContain('get toc() { return _outline(_texts); }');
  const other = extractTexts(await compiled(PAGE, [{ id: 'outputpath', text: 'Path', depth: 2 }]));
  expect(other?.code).toContain('"text": "Path"');
  expect(other?.code).not.toContain('get toc()');
});

test('a page with next to nothing to leave out stays as it is', async () => {
  expect(extractTexts(await compiled('Short.'))).toBeUndefined();
  expect(extractTexts(await compiled('A text that is not worth a file.'))).toBeUndefined();
  const code = await compiled(PAGE);
  expect(extractTexts(code.replace('_createMdxContent(props)', 'other(props)'))).toBeUndefined();
});

test('parts of pages keep their texts, without marks', async () => {
  const code = withoutMarks(await compiled(PAGE));
  expect(code).toContain('quoted');
  expect(code).not.toContain('data-lt-text');
});
