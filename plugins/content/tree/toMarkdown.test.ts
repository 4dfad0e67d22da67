import { expect, test } from 'vitest';
import { defaultForms, type MarkdownForms } from './components';
import { resolveMarkers } from './markers';
import { parseFile } from './parseFile';
import { toMarkdown } from './toMarkdown';

const same = (value: string) => value;
const resolve = { link: same, href: same, image: same, text: same, feeds: same };

function converted(text: string, forms: MarkdownForms = {}) {
  const { tree, source } = parseFile(text, 'a/page.mdx');
  const facts = { file: 'a/page.mdx', forms: { ...defaultForms, ...forms } };
  const { text: marked, ...rest } = toMarkdown(tree, source, facts);
  return { text: resolveMarkers(marked, resolve), ...rest };
}

test('[MD-3] plain Markdown stays as it was written', () => {
  const text = '# A\n\nB *c* __d__ \\{e}\n\n* f\n* g\n\n| h |\n| - |\n| i |\n\n> j\n> k';
  expect(converted(text).text).toBe(text);
});

test('[MD-3] frontmatter, imports, comments and heading ids are omitted', () => {
  const text = "---\ntitle: x\n---\n\nimport A from './a';\n\n## B {#b}\n\n{/* c */}\n\nd";
  expect(converted(text).text).toBe('## B\n\nd');
});

test('[MD-3] a callout is a quote with its label, also within a list', () => {
  expect(converted(':::tip\n\na\n\n- b\n\n:::').text).toBe('> **calloutTip**\n>\n> a\n>\n> - b');
  expect(converted(':::warning A `b`\nc [d](/d)\n:::').text).toBe('> **A `b`**\n>\n> c [d](/d)');
  expect(converted('- a\n\n  :::info{title="B"}\n\n  c\n\n  :::\n\n- d').text).toBe(
    '- a\n\n  > **B**\n  >\n  > c\n\n- d',
  );
});

test('[MD-3] code keeps language and title, without marks', () => {
  const text =
    '```js {1} title="a.js" lineNumbers\nconst a = 1; // [!code ++]\n// [!code focus]\nb();\n```';
  expect(converted(text).text).toBe('```js title="a.js"\nconst a = 1;\nb();\n```');
});

test('[MD-3] notes on lines of code are comments', () => {
  const text =
    '```js\n// [!code note: Read `a[0]` first.]\nb(); // [!code ++] [!code note: New.]\nc(); /* [!code note: Old. ] */\n```';
  expect(converted(text).text).toBe(
    '```js\n// Read `a[0]` first.\nb(); // New.\nc(); /* Old. */\n```',
  );
});

test('[MD-3] code in a list keeps its place', () => {
  const text = '1. a\n\n   ```js\n   b(); // [!code error]\n   ```\n\n2. c';
  expect(converted(text).text).toBe('1. a\n\n   ```js\n   b();\n   ```\n\n2. c');
});

test('[MD-3] the tabs of a code group are blocks with titles', () => {
  const text = ':::code-group\n\n```sh [npm]\na\n```\n\n```sh\nb\n```\n\n:::';
  expect(converted(text).text).toBe('```sh title="npm"\na\n```\n\n```sh title="sh"\nb\n```');
});

test('[MD-3] components are converted by their forms, with their children in Markdown', () => {
  const Chart: MarkdownForms[string] = ({ title, points }, children) =>
    `*${title}*: ${(points as number[]).join('+')} ${children}`;
  expect(converted('<Chart title="A" points={[1, 2]}>b **c**</Chart>', { Chart }).text).toBe(
    '*A*: 1+2 b **c**',
  );
  expect(converted('<Columns>\n<Column>\n\na\n\n</Column>\n</Columns>').text).toBe('a');
  expect(
    converted('<Tabs>\n  <Tab label="A">b</Tab>\n  <Tab label="C">d</Tab>\n</Tabs>').text,
  ).toBe('**A**\n\nb\n\n**C**\n\nd');
});

test('[MD-3] steps are a plain ordered list, with the blocks of each of them', () => {
  const list = '1. Install\n\n   ```sh\n   npm i\n   ```\n\n2. ### Start\n\n   Open the page.';
  expect(converted(`<Steps>\n\n${list}\n\n</Steps>`).text).toBe(list);
});

test('[MD-3] a component without a form and without children is reported with file, line and remedy', () => {
  expect(converted('a\n\n<Chart x={1} />').problems).toEqual([
    'a/page.mdx:3 <Chart /> has no Markdown form → define it in rspress.config.ts: markdown: { components: { "Chart": (props) => \'…\' } }',
  ]);
  expect(converted('<Chart>a</Chart>').problems).toEqual([]);
  expect(converted('a {b}').problems).toHaveLength(1);
});

test('[MD-3] links and images are found in tables and headings', () => {
  const links: string[] = [];
  const text = '## [a](/a "t")\n\n| ![b](/b.png) | [c](./c#d) |\n| - | - |\n\n[e]: /e';
  const { tree, source } = parseFile(text, 'page.mdx');
  const { text: marked } = toMarkdown(tree, source, { file: 'page.mdx', forms: {} });
  const note = (value: string) => {
    links.push(value);
    return value;
  };
  expect(resolveMarkers(marked, { ...resolve, link: note, image: note })).toBe(text);
  expect(links).toEqual(['/a', '/b.png', './c#d', '/e']);
});

test('a title in the text is detected', () => {
  expect(converted('# A').hasTitle).toBe(true);
  expect(converted('## A').hasTitle).toBe(false);
});

test('[MD-3] a heading that is written as an element becomes a heading', () => {
  expect(converted('a\n\n<h2 id="b">B\n  c</h2>\n\nd').text).toBe('a\n\n## B c\n\nd');
});
