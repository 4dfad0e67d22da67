import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { filesOfCommand } from '../files/filesOfCommand';
import { pageChecks } from './pageChecks';
import { sidebarFindings } from './sidebarFindings';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the findings for a page with this text. */
function wrong(text: string | Buffer, name = 'page.mdx'): string[] {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  const page = filesOfCommand().read(file);
  return page ? pageChecks(folder).check(page).map(findingText) : [];
}

test.each([
  [
    '# A\n\nText\n\n<Tag>\n',
    'page.mdx:5:1 mdx-syntax: Expected a closing tag for `<Tag>` → add </Tag>',
  ],
  ['# A\n\nText {a b\n', /^page\.mdx:\d+:\d+ mdx-syntax: .*→ add \} to close the expression/],
  ['# A\n\n<<< @/a.js\n', /^page\.mdx:3:2 mdx-syntax: .*→ show a file with ```js file=/],
  ['# A\n\n{{ $a.b }}\n', /^page\.mdx:3:\d+ mdx-syntax: .*→ write single braces around/],
  ['# A\n\n{a b}\n', /^page\.mdx:3:\d+ mdx-syntax: .*→ correct the expression in braces/],
  ['# A\n\n1 <2\n', /^page\.mdx:3:4 mdx-syntax: .*→ correct the tag, or write \\< for the sign/],
  ['# A\n\n<!-- no -->\n', /^page\.mdx:3:2 mdx-syntax: .*→ write \{\/\* … \*\/\} for a comment/],
  [
    "# A\n\nimport x from './x'\n\nexport const = 1\n",
    /^page\.mdx:5:\d+ mdx-syntax: .*→ correct the import or export, or write it in a code block$/,
  ],
])('[DIAG-1] %j is reported with its position and a remedy', (text, expected) => {
  expect(wrong(text)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

test('[DIAG-1] a title in the brackets of Docusaurus is reported with what to write', () => {
  const callout = (line: string) => `# A\n\n${line}\n\nText\n\n:::\n`;
  expect(wrong(callout(':::note[Read this]'))).toEqual([
    'page.mdx:3:1 containers: the title of :::note is in brackets, which readers would see → write :::note Read this',
  ]);
  expect(wrong(callout(':::note Read [this](https://example.com)'))).toEqual([]);
  expect(wrong(callout(':::note Array [1]'))).toEqual([]);
  expect(wrong(callout(':::note [a] and [b]'))).toEqual([]);
});

test('[DIAG-1] a component in a .md file is reported', () => {
  expect(wrong('# A\n\n<Badge />\n', 'page.md')).toEqual([
    expect.stringMatching(/^page\.md:3:1 components: <Badge> is not an HTML element/),
  ]);
});

test('[DIAG-1] a list in frontmatter that is not closed is reported with what is missing', () => {
  expect(wrong('---\ntitle: [1\n---\n\n# A\n')).toEqual([
    expect.stringMatching(
      /^page\.mdx:2:\d+ frontmatter-syntax: .* → add the closing quote or bracket, /,
    ),
  ]);
});

test.each([
  ['another encoding', Buffer.from('# Caf\xe9\n\nText\n', 'latin1'), 1],
  ['another encoding further down', Buffer.from('# A\n\nText\n\nCaf\xe9\n', 'latin1'), 5],
  ['two bytes for each letter', Buffer.from('# A\n\nText\n', 'utf16le'), 1],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 123, 60]), 1],
])('[DIAG-1] a file in %s is reported once, with a remedy', (_, bytes, line) => {
  expect(wrong(bytes)).toEqual([
    `page.mdx:${line} encoding: the file is not UTF-8 text → save it as UTF-8`,
  ]);
});

test('[DIAG-1] a page that would be read as one line is reported, but not one with CRLF', () => {
  expect(wrong('---\rtitle: A\r---\r\r# A\r')).toEqual([
    'page.mdx:1 encoding: the lines end with CR only, so the file is read as a single line → use LF',
  ]);
  expect(wrong('---\r\ntitle: A\r\n---\r\n\r\n# A\r\n')).toEqual([]);
});

test('[DIAG-1] a byte order mark at the start and a replacement character are not problems', () => {
  expect(wrong('# A\n\nIt shows \uFFFD.\n')).toEqual([]);
  expect(wrong('\uFEFF---\ntitle: A\n---\n\n# A\n')).toEqual([]);
});

test.each([
  ['---\ntitle: a: b\n---\n\n# A\n', /^page\.mdx:2:8 frontmatter-syntax: .*→ put quotes around/],
  [
    '---\ntitle: "open\nx: y\n---\n\n# A\n',
    /^page\.mdx:\d:\d+ frontmatter-syntax: .*→ add the closing quote/,
  ],
  [
    '---\ntitle: a\ntitle: b\n---\n\n# A\n',
    /^page\.mdx:3:1 frontmatter-syntax: .*→ keep one of them/,
  ],
  [
    '---\ntitle: a\n\n# A\n',
    /^page\.mdx:1 frontmatter-syntax: the frontmatter is not closed → add a line with ---/,
  ],
])('[DIAG-1] frontmatter %j is reported with its position and a remedy', (text, expected) => {
  expect(wrong(text)).toEqual([expect.stringMatching(expected)]);
});

test('[DIAG-1] a value with two colons is one problem, and problems in two lines are two', () => {
  const problem = /frontmatter-syntax: .*→ put quotes around/;
  expect(wrong('---\ntitle: a: b: c\n---\n\n# A\n')).toEqual([expect.stringMatching(problem)]);
  expect(wrong('---\ntitle: a: b: c\ndescription: d: e\n---\n\n# A\n')).toHaveLength(2);
});

test.each([
  [
    '# A\n\n:::tipp Careful\nText\n:::\n',
    'page.mdx:3:1 containers: unknown container :::tipp → write :::tip',
  ],
  [
    '# A\n\n- Entry\n\n  :::danger\n\n  Text\n',
    'page.mdx:5:3 containers: :::danger is not closed → add a line with ::: after its text',
  ],
  [
    '# A\n\n> :::xylophone\n> Text\n> :::\n',
    /^page\.mdx:3:3 containers: unknown container :::xylophone → write one of .*code-group$/,
  ],
  [
    '# A\n\n:::warning\n\n:::tip Title\n\nText\n\n:::\n\nMore\n\n:::\n',
    'page.mdx:5:1 containers: :::tip is inside :::warning, which ends at the first ::: → write <Callout type="tip"> and </Callout> around the inner text, or close :::warning first',
  ],
  [
    '# A\n\n::::note\n\n:::details More\n\nText\n\n:::\n\n::::\n',
    'page.mdx:3:1 containers: ::::note is not a callout → write :::note with three colons',
  ],
  [
    '# A\n\n- :::note\n  Text\n  :::\n\n  :::\n',
    'page.mdx:7:3 containers: ::: closes nothing → remove it, or add the line that opens the callout',
  ],
])('[DIAG-1] the container of %j is reported with its position and a remedy', (text, expected) => {
  expect(wrong(text)).toEqual([
    typeof expected === 'string' ? expected : expect.stringMatching(expected),
  ]);
});

test('[DIAG-1] a valid page has no findings, even if it starts with a thematic break', () => {
  expect(wrong('---\ntitle: A\n---\n\n# A\n\n<b>x</b> {1 + 1}\n')).toEqual([]);
  expect(wrong('---\n\n# A\n')).toEqual([]);
  expect(wrong('# A\n\n:::tip Title\n\n- a\n\n:::\n\nAnd ::: in a text.\n')).toEqual([]);
});

/** Returns the findings for a folder of pages with these files. */
function wrongEntries(files: Record<string, string>): string[] {
  const docs = path.join(folder, 'docs');
  rmSync(docs, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(docs, name)), { recursive: true });
    writeFileSync(path.join(docs, name), text);
  }
  const nameOf = (file: string) => path.relative(docs, file);
  return sidebarFindings(docs, { files: filesOfCommand(), nameOf }).map(findingText);
}

test('[DIAG-1] entries of _meta.json without a page are reported, with the most similar name', () => {
  expect(
    wrongEntries({
      'guide/_meta.json': '[\n  "instal",\n  { "type": "dir", "name": "moer" }\n]\n',
      'guide/install.mdx': '---\nsidebar: false\n---\n\n# Install\n',
      'guide/more/page.mdx': '---\nsidebar: false\n---\n\n# Page\n',
    }),
  ).toEqual([
    'guide/_meta.json:2:3 sidebar: there is no page "instal" in this folder → did you mean "install"?',
    'guide/_meta.json:3:3 sidebar: there is no folder "moer" in this folder → did you mean "more"?',
  ]);
});

test('[DIAG-1] pages without an entry in _meta.json are reported', () => {
  expect(
    wrongEntries({
      'guide/_meta.json': '["install"]',
      'guide/install.mdx': '# Install\n',
      'guide/index.mdx': '# Guide\n',
      'guide/lost.mdx': '# Lost\n',
      'guide/landing.mdx': '---\npageType: custom\n---\n\n# Landing\n',
      'guide/deep/page.mdx': '# Page\n',
      'elsewhere/free.mdx': '# Pages without _meta.json are all in the sidebar\n',
    }),
  ).toEqual([
    'guide/lost.mdx:1 sidebar: the page is not in any sidebar → add "lost" to guide/_meta.json, or add "sidebar: false" to its frontmatter',
    'guide/_meta.json:1:1 sidebar: the pages in "deep" are not in any sidebar → add { "type": "dir", "name": "deep" }',
  ]);
});

test('[DIAG-1] an invisible byte order mark is reported in a _meta.json and a _nav.json', () => {
  const message = 'the file begins with a byte order mark → save it as UTF-8 without one';
  const text = '\uFEFF[]\n';
  expect(wrongEntries({ '_nav.json': text, 'guide/_meta.json': text })).toEqual([
    `_nav.json:1:1 navbar: ${message}`,
    `guide/_meta.json:1:1 sidebar: ${message}`,
  ]);
});

test('[DIAG-1] a _meta.json that is not JSON is reported with the position of the error', () => {
  expect(wrongEntries({ 'guide/_meta.json': '[\n  "a",\n  "b"\n  "c"\n]\n' })).toEqual([
    expect.stringMatching(/^guide\/_meta\.json:4:3 sidebar: .* → correct the JSON$/),
  ]);
});

test('checks of the tree are skipped if the syntax is invalid, and other checks are not', () => {
  const file = path.join(folder, 'page.mdx');
  const checks = pageChecks(folder);
  checks.add((_page, name) => [{ check: 'any', file: name, line: 1, message: 'always' }]);
  checks.addTreeCheck(({ children = [] }, _page, name) => [
    { check: 'tree', file: name, line: 1, message: `${children.length} nodes` },
  ]);
  const found = (text: string) => {
    writeFileSync(file, text);
    const page = filesOfCommand().read(file);
    return page ? checks.check(page).map(({ check }) => check) : [];
  };
  expect(found('# A\n\n<Tag>\n')).toEqual(['any', 'mdx-syntax']);
  expect(found('# A\n\nText\n')).toEqual(['any', 'tree']);
});
