import { expect, test } from 'vitest';
import { findings } from '../../../maintenance/docs-check/testing/docsFolder';
import { termsCheck } from './index';

const terms = termsCheck('docs/terms.yaml');

const GLOSSARY = `- id: tree-shaking
  en: tree shaking
  zh: tree shaking
  definition: { en: "Leaving out unused exports.", zh: "去掉没有被使用的导出。" }
  forbidden: { en: [treeshaking, dead code removal], zh: [摇树] }
`;

const check = (pages: Record<string, string>, glossary = GLOSSARY) =>
  findings(terms, { 'docs/terms.yaml': glossary, 'docs/v2/en/z.mdx': '# Z', ...pages });

test('a forbidden variant is named with file, line and the right word', async () => {
  const pages = {
    'docs/v2/en/a.mdx':
      '---\ndescription: Treeshaking\n---\n\n# A\n\nAbout dead code\nremoval and dead code removals.\n',
    'docs/v2/zh/a.mdx': '# 甲\n\n关于摇树优化。\n',
  };
  expect(await check(pages)).toEqual([
    'docs/v2/en/a.mdx:2 terms: “Treeshaking” → write “tree shaking”',
    'docs/v2/en/a.mdx:8 terms: “dead code removals” → write “tree shaking”',
    'docs/v2/zh/a.mdx:3 terms: “摇树” → write “tree shaking”',
  ]);
});

test('code, names in code, addresses and parts of words are left alone', async () => {
  const page =
    '# A {#treeshaking}\n\n`treeshaking`, [tree shaking](/treeshaking "x"), https://x.dev/treeshaking and webtreeshaking\n\n```js\ntreeshaking\n```\n\n<Tab label="treeshaking">text</Tab>\n';
  expect(await check({ 'docs/v2/en/a.mdx': page })).toEqual([]);
  expect(await check({ 'docs/v2/en/a.mdx': '[treeshaking](/a)' })).toHaveLength(1);
});

test('the keywords of a page are the words of its readers and are left alone', async () => {
  const page = (keywords: string) =>
    `---\ndescription: A\nsearchKeywords:${keywords}\ntitle: Treeshaking\n---\n\n# A\n`;
  const found = ['docs/v2/en/a.mdx:7 terms: “Treeshaking” → write “tree shaking”'];
  expect(
    await check({ 'docs/v2/en/a.mdx': page('\n  - treeshaking\n  - webpack\n  - vite') }),
  ).toEqual(found);
  expect(await check({ 'docs/v2/en/a.mdx': page(' [treeshaking,\n  a,\n  b]') })).toHaveLength(1);
  expect(await check({ 'docs/v2/en/a.mdx': page(' [treeshaking]') })).toHaveLength(1);
});

test('a heading that is the name of an option is left alone, one in words is not', async () => {
  const page = '# A\n\n## shared.treeShaking\n\n### treeShaking \\{#it}\n\n## Treeshaking it\n';
  expect(await check({ 'docs/v2/en/a.mdx': page })).toEqual([
    'docs/v2/en/a.mdx:7 terms: “Treeshaking” → write “tree shaking”',
  ]);
});

test.each([
  ['- id: [', /^docs\/terms\.yaml:\d+ terms: .+ → correct the YAML$/],
  [
    '- id: a\n  en: 5\n',
    /^docs\/terms\.yaml:2 terms: \[0\]\.en must be a string, but is 5 → write "5"$/,
  ],
  [`${GLOSSARY}${GLOSSARY}`, /^docs\/terms\.yaml:6 terms: tree-shaking is already used → choose/],
  [
    GLOSSARY.replace('id: tree-shaking', 'id: Tree'),
    /terms\.yaml:1 terms: \[0\]\.id must be lower-case letters, digits and hyphens, but is "Tree"/,
  ],
])('a file of terms that cannot be read is named with its line: %j', async (glossary, message) => {
  const found = await check({}, glossary);
  expect(found.some((finding) => message.test(finding))).toBe(true);
});

test('a missing file of terms is named', async () => {
  expect(await findings(terms, { 'docs/v2/en/a.mdx': '# A' })).toEqual([
    'docs/terms.yaml:1 terms: the file of terms does not exist → create it, or correct glossary.file',
  ]);
});
