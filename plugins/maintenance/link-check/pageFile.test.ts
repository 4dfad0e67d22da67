import { expect, test } from 'vitest';
import { jsonLinks } from './dataLinks';
import { pageFile } from './testing';

const places = (source: string, file?: string) =>
  pageFile(source, file).links.map(({ line, column, href, reader }) =>
    [`${line}:${column}`, reader, href].join(' '),
  );

test('links, images and definitions have their position in the source', () => {
  expect(
    places(
      '# A\n\nSee [one](/one), **[two](./two.mdx "t")** and [three][r].\n\n![i](/i.png)\n\n[r]: /r\n',
    ),
  ).toEqual([
    '3:5 markdown /one',
    '3:20 markdown ./two.mdx',
    '5:1 image /i.png',
    '7:1 markdown /r',
  ]);
});

test('links in headings, lists, tables, quotes, callouts and notes are found', () => {
  const source =
    '## [a](/a)\n\n- [b](/b)\n\n| x |\n|---|\n| [c](/c) |\n\n> [d](/d)\n\n:::tip\n[e](/e)\n:::\n\nx[^1]\n\n[^1]: [f](/f)\n';
  expect(places(source).map((place) => place.split(' ')[2])).toEqual([
    '/a',
    '/b',
    '/c',
    '/d',
    '/e',
    '/f',
  ]);
});

test('code is not a link', () => {
  expect(places('`[a](/a)`\n\n```md\n[b](/b)\n```\n\n`<a href="/c">`\n')).toEqual([]);
});

test('links of elements and components have the position of the attribute', () => {
  const source =
    '<a href="/a">a</a>\n\n<Card\n  href="/b"\n  link={\'/c\'}\n  title="/d"\n/>\n\n<img src="/e.png" /> <Link href={there}>x</Link>\n';
  expect(places(source)).toEqual([
    '1:4 browser /a',
    '4:3 component /b',
    '5:3 component /c',
    '9:6 browser /e.png',
  ]);
});

test('raw HTML of .md files is read with its lines', () => {
  expect(
    places(
      'Text <a href="/a">a</a>\n\n<p id="x">\n  <img\n    src="/b.png">\n</p>\n',
      'docs/v2/en/a.md',
    ),
  ).toEqual(['1:6 component /a', '4:3 browser /b.png']);
  expect(pageFile('<p id="x"></p>\n\n<a name="y"></a>\n', 'docs/v2/en/a.md').ids).toEqual([
    'x',
    'y',
  ]);
});

test('links of the hero and of features are read from frontmatter, tags for the head are not links', () => {
  const source = `---
hero:
  image: { src: /logo.svg }
  actions:
    - { text: A, link: /a }
features:
  - title: B
    icon: 🚀
    link: /b
head:
  - [link, { href: /c }]
---
`;
  expect(places(source)).toEqual(['3:17 theme /logo.svg', '5:24 theme /a', '9:11 theme /b']);
});

test('links of entries are read from _nav.json and _meta.json', () => {
  const json =
    '[\n  { "text": "A", "link": "/a", "items": [\n    { "link": "/b" }] },\n  { "type": "divider" }\n]';
  expect(
    jsonLinks(json, 'docs/_nav.json').map(({ line, column, href }) => [line, column, href]),
  ).toEqual([
    [2, 26, '/a'],
    [3, 15, '/b'],
  ]);
});

test('ids are those of headings in order, and of elements', () => {
  const source =
    '# Title\n\n## First\n\n## First\n\n## `output.path`\n\n## **Bold** [link](/x)\n\n## 安装 {#install}\n\n## 快速 开始\n\n<Tabs>\n\n### In tabs\n\n</Tabs>\n\n<div id="raw"/>\n\n<Card id={\'card\'}/>\n';
  expect(pageFile(source).ids).toEqual([
    'title',
    'first',
    'first-1',
    'outputpath',
    'bold-link',
    'install',
    '快速-开始',
    'in-tabs',
    'raw',
    'card',
  ]);
});

test('a title in frontmatter has an id if the text has no title', () => {
  expect(pageFile('---\ntitle: Hello World\n---\n\nText\n').ids).toEqual(['hello-world']);
  expect(pageFile('---\ntitle: Hello World\n---\n\n# Other\n').ids).toEqual(['other']);
});

test('included files and custom components are found', () => {
  const { includes, hasOwnComponents } = pageFile(
    "import Part from './_part.mdx';\nimport { Tabs } from '@theme';\n\n# A\n\n<Part />\n",
  );
  expect(includes.map((file) => file.replace(/^.*\/docs\//, ''))).toEqual([
    'v2/en/guide/_part.mdx',
  ]);
  expect(hasOwnComponents).toBe(false);
  expect(pageFile("import { Chart } from '../Chart';\n\n# A\n").hasOwnComponents).toBe(true);
});
