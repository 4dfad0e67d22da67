import { expect, test } from 'vitest';
import { readPages } from '../../../../content/files/readPages';
import { docsFolder, findings } from '../../testing/docsFolder';
import { spacing } from './index';

const check = (zh: string) => findings(spacing, { 'docs/v2/zh/a.mdx': zh });

test('a missing space and a Latin comma are reported with file, line and correction', async () => {
  expect(await check('---\ndescription: 用Rspack构建\n---\n\n# 标题\n\n你好,世界\n')).toEqual([
    'docs/v2/zh/a.mdx:2 spacing: “用Rspack构建” → write “用 Rspack 构建”',
    'docs/v2/zh/a.mdx:7 spacing: “你好,世界” → write “你好，世界”',
  ]);
});

test('inline code and links count as words, their text is not checked', async () => {
  expect(await check('运行`rspack build`构建，见[Source map](/map)。')).toEqual([
    'docs/v2/zh/a.mdx:1 spacing: “运行`rspack build`构建，见Source map。” → write “运行 `rspack build` 构建，见 Source map。”',
  ]);
  expect(await check('运行 `用,a` 后见[装饰器](/用a)和 ``含 ` 的名字a``。')).toEqual([]);
});

test('code, imports, components and ids of headings are not checked', async () => {
  const page =
    'import x from "./用a";\n\n# 标题 {#用a}\n\n```js title="用a"\n// 注释a,b\n```\n\n<Tab label="用a">正文</Tab>\n\n{/* 用a */}\n';
  expect(await check(page)).toEqual([]);
  expect(await check('<Tab>\n\n正文a\n\n</Tab>')).toHaveLength(1);
});

test('[DIAG-3] only lines without removed parts have a fix', async () => {
  const cwd = docsFolder({ 'docs/v2/zh/a.mdx': '你好,世界\n\n见[地图](/map)a构建\n' });
  const site = { config: {}, added: [] };
  const found = await spacing.run({ pages: readPages('docs', ['v2'], cwd), cwd, site });
  expect(found.map(({ line, fix }) => [line, fix])).toEqual([
    [1, { find: '你好,世界', write: '你好，世界' }],
    [3, undefined],
  ]);
});

test('other languages are not checked', async () => {
  expect(await findings(spacing, { 'docs/v2/en/a.mdx': 'The word 用 is,here' })).toEqual([]);
});
