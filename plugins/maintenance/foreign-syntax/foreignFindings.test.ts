import { expect, test } from 'vitest';
import { parseFile } from '../../content/tree/parseFile';
import { findingText } from '../../support/finding';
import { foreignFindings } from './foreignFindings';

function found(text: string, file = 'docs/a.md'): string[] {
  const { source, tree } = parseFile(text, file);
  return foreignFindings(tree, { source }, file, () => tree).map(findingText);
}

test.each(['[[toc]]', '[[TOC]]', '[toc]'])(
  '[DIAG-1] the table of contents %s is reported with what replaces it',
  (written) => {
    const message = `:3:1 syntax: ${written} is shown as text → remove it: the outline lists the headings of each page`;
    expect(found(`# A\n\n${written}\n\nText\n`)).toEqual([`docs/a.md${message}`]);
    expect(found(`# A\n\n${written}\n\nText\n`, 'docs/a.mdx')).toEqual([`docs/a.mdx${message}`]);
  },
);

test.each([
  ['<<< @/snippets/a.js', '```js file="<root>/snippets/a.js"'],
  ['<<< @/a.ts#part{1,3} [label]', '```ts file="<root>/a.ts#part"'],
  ['<<< ./a.vue{2 vue:line-numbers}', '```vue file="./a.vue"'],
  ['<<< ../LICENSE', '```text file="../LICENSE"'],
])('[DIAG-1] the code of a file in %j is reported with the block that shows it', (line, block) => {
  expect(found(`# A\n\nText\n${line}\n`)).toEqual([
    `docs/a.md:4:1 syntax: ${line} shows no file → write ${block} and a line with \`\`\``,
  ]);
});

test('[DIAG-1] expressions in double braces are reported in prose', () => {
  expect(found('# A\n\nHello {{ user.name }}, **{{ $t("b") }}**\n')).toEqual([
    'docs/a.md:3:7 syntax: {{ user.name }} is shown as text → rename the file to .mdx and write {user.name}, or write \\{{ user.name }} for text',
    'docs/a.md:3:26 syntax: {{ $t("b") }} is shown as text → rename the file to .mdx and write {$t("b")}, or write \\{{ $t("b") }} for text',
  ]);
  expect(found('# A\n\nHello {{ name }}\n', 'docs/a.mdx')).toEqual([
    'docs/a.mdx:3:7 syntax: {{ name }} is an object, which cannot be shown → write {name}, or \\{\\{ for braces in the text',
  ]);
});

test('[DIAG-1] a script of a Vue component is reported', () => {
  const script = '<script setup lang="ts">\nimport A from "./A.vue"\n</script>\n';
  expect(found(`# A\n\n${script}`)).toEqual([
    'docs/a.md:3:1 syntax: <script setup> does not run here → rename the file to .mdx, import components below the frontmatter, and remove the element',
  ]);
  expect(found('# A\n\n<script setup>a()</script>\n', 'docs/a.mdx')).toEqual([
    'docs/a.mdx:3:1 syntax: <script setup> does not run here → import components below the frontmatter, and remove the element',
  ]);
});

test.each([
  '`[[toc]]`, `{{ a }}`, `<<< @/a.js` and `<script setup>`',
  '```vue\n<script setup>\n</script>\n{{ a }}\n\n[[toc]]\n<<< @/a.js\n```',
  'See [[toc]] here, or [toc](/a), \\[[toc]]',
  '[toc]\n\n[toc]: /a',
  `\\{{ a }} and \${{ secrets.KEY }}`,
  '<!-- {{ a }} --> <div data-a="{{ a }}"></div>',
])('[DIAG-1] %j is not reported', (text) => {
  expect(found(`# A\n\n${text}\n`)).toEqual([]);
});

test('[DIAG-1] objects in attributes and components of MDX are not reported', () => {
  const text =
    '<b style={{ color: "red" }}>a</b>\n\n{[1].map((n) => <i key={n} style={{ top: n }} />)}\n\n{"{{ a }}"}';
  expect(found(`# A\n\n${text}\n`, 'docs/a.mdx')).toEqual([]);
});

test('[DIAG-1] what a plugin of the site replaces, or may replace, is not reported', () => {
  const { source, tree } = parseFile('# A\n\n[[toc]]\n', 'docs/a.md');
  const check = (atLast: () => typeof tree | undefined) =>
    foreignFindings(tree, { source }, 'docs/a.md', atLast);
  expect(check(() => tree)).toHaveLength(1);
  expect(check(() => parseFile('# A\n', 'docs/a.md').tree)).toEqual([]);
  expect(check(() => undefined)).toEqual([]);
});
