import { expect, test } from 'vitest';
import { findings } from '../../testing/docsFolder';
import { languages } from './index';

/** Returns the findings for a page in English and Chinese. */
const compare = (en: string, zh: string) =>
  findings(languages, { 'docs/v2/en/a.mdx': en, 'docs/v2/zh/a.mdx': zh });

/** Returns the findings for a file of entries in English and Chinese. */
const compareMeta = (en: string, zh: string) =>
  findings(languages, {
    'docs/v2/en/a.mdx': '# A',
    'docs/v2/zh/a.mdx': '# 甲',
    'docs/v2/en/_meta.json': en,
    'docs/v2/zh/_meta.json': zh,
  });

test('[AUTH-2] headings with the same ids pass, with any text', async () => {
  const en = '# Start\n\n## Install\n\n## output.path\n\n### `a` and **b**\n\n## Install\n';
  const zh =
    '# 开始\n\n## 安装 {#install}\n\n## output.path\n\n### 甲与乙 {#a-and-b}\n\n## 安装 {#install-1}\n';
  expect(await compare(en, zh)).toEqual([]);
});

test('[AUTH-2] missing and additional headings are reported with file and line', async () => {
  expect(await compare('# A\n\n## Install\n', '# 甲\n\n## 安装\n')).toEqual([
    'docs/v2/zh/a.mdx:1 languages: there is no heading #install (Install), which is at docs/v2/en/a.mdx:3 → add it here, or add {#install} to its heading',
    'docs/v2/zh/a.mdx:3 languages: the heading #安装 (安装) is not in docs/v2/en/a.mdx → add the ID of its source to it, as {#id}, or remove it',
  ]);
});

test('[AUTH-2] a different level and a different order are reported', async () => {
  expect(await compare('# A\n\n## b\n\n### c\n', '# A\n\n## b\n\n## c\n')).toEqual([
    'docs/v2/zh/a.mdx:5 languages: #c (c) is a heading of level 2, at docs/v2/en/a.mdx:5 of level 3 → make them the same',
  ]);
  expect(await compare('# A\n\n## b\n\n## c\n', '# A\n\n## c\n\n## b\n')).toEqual([
    'docs/v2/zh/a.mdx:3 languages: #c (c) is where docs/v2/en/a.mdx:3 has #b (b) → put the sections in the same order',
  ]);
});

test('[AUTH-2] headings in callouts are compared, but not those in code blocks', async () => {
  const code = '# A\n\n```md\n## not a heading\n```\n';
  expect(await compare(code, '# 甲\n')).toEqual([]);
  expect(await compare('# A\n\n:::tip\n\n## in\n\n:::\n', '# 甲\n')).toHaveLength(1);
});

test('[AUTH-2] pages that exist in one language only are reported', async () => {
  const files = {
    'docs/v2/en/a.mdx': '# A',
    'docs/v2/en/b/c.mdx': '# C',
    'docs/v2/zh/a.mdx': '# 甲',
    'docs/v2/zh/d.mdx': '# 丁',
  };
  expect(await findings(languages, files)).toEqual([
    'docs/v2/en/b/c.mdx:1 languages: the page does not exist in zh → add docs/v2/zh/b/c.mdx',
    'docs/v2/zh/d.mdx:1 languages: the page does not exist in en → add docs/v2/en/d.mdx, or remove this one',
  ]);
});

test('[AUTH-2] entries of _meta.json may only differ in their texts', async () => {
  const en = '[\n  "a",\n  { "type": "dir", "name": "b", "label": "B" }\n]';
  expect(await compareMeta(en, '["a", { "type": "dir", "name": "b", "label": "乙" }]')).toEqual([]);
  expect(await compareMeta(en, '[\n  "a",\n  { "type": "dir", "name": "c" }\n]')).toEqual([
    'docs/v2/zh/_meta.json:3:3 languages: entry 2 is type "dir", name "c", but in docs/v2/en/_meta.json:3 it is type "dir", name "b" → list the same entries in the same order',
  ]);
  expect(await compareMeta(en, '["a"]')).toEqual([
    'docs/v2/zh/_meta.json:1:2 languages: entry 2 is missing, but in docs/v2/en/_meta.json:3 it is type "dir", name "b" → list the same entries in the same order',
  ]);
});

test('[AUTH-2] nested entries of a navigation are compared', async () => {
  const nav = (link: string) => `[{ "text": "M", "items": [{ "text": "x", "link": "${link}" }] }]`;
  const [finding] = await compareMeta(nav('/a'), nav('/b'));
  expect(finding).toContain('entry 2 is a menu › link "/b", but in docs/v2/en/_meta.json:1 it is');
});

test('an invalid file of entries is reported with the reason', async () => {
  const [finding] = await compareMeta('["a"]', '["a"');
  expect(finding).toMatch(/^docs\/v2\/zh\/_meta\.json:1 languages: .+ → correct the JSON$/);
  expect(
    await findings(languages, {
      'docs/v2/en/a.mdx': '# A',
      'docs/v2/zh/a.mdx': '# 甲',
      'docs/v2/en/_meta.json': '["a"]',
    }),
  ).toEqual(['docs/v2/en/_meta.json:1 languages: docs/v2/zh/_meta.json is missing → add it']);
});

test('[AUTH-2] a page with untranslated text is reported with an example', async () => {
  const en =
    '# Start\n\nInstall the package in an empty folder first.\n\n- Then open the page in your browser.\n';
  expect(await compare(en, en)).toEqual([
    'docs/v2/zh/a.mdx:3 languages: 2 texts on the page are the same as in docs/v2/en/a.mdx:3: "Install the package in an empty folder first." → translate it, or remove the page so that readers see the one in en',
  ]);
  const half = en.replace('Install the package in an empty folder first.', '先在空文件夹里安装。');
  expect(await compare(en, half)).toEqual([
    'docs/v2/zh/a.mdx:5 languages: this text is the same as in docs/v2/en/a.mdx:5: "Then open the page in your browser." → translate it, or remove the page so that readers see the one in en',
  ]);
});

test('[AUTH-2] names, code, links and short texts may be the same in two languages', async () => {
  const same =
    '# A\n\nRspack, webpack and Vite\n\n`a lot of code in one line here`\n\n[A page with a long name of its own](/x)\n\n```\nthe code is the same in all languages\n```\n';
  expect(await compare(same, same)).toEqual([]);
});
