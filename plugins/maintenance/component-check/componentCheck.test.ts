import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterAll, expect, test } from 'vitest';
import { pluginContent } from '../../content';
import { filesOfCommand } from '../../content/files/filesOfCommand';
import { siteSettings } from '../../content/site/siteSettings';
import { contentOf } from '../../content/siteContent';
import { definePlugin } from '../../define';
import { findingText } from '../../support/finding';
import { pluginComponentCheck } from '.';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

type Files = Record<string, string>;

/** Returns the findings about components in the pages of a site as lines without the folder. */
async function wrong(files: Files, settings: (folder: string) => UserConfig = () => ({})) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-components-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const root = path.join(folder, 'docs');
  const { plugins = [], ...given } = settings(folder);
  const all = [pluginContent(), ...plugins, pluginComponentCheck()];
  const { config } = await siteSettings({ root, ...given, plugins: all });
  const read = filesOfCommand().read;
  const pages = Object.keys(files).flatMap((name) => read(path.join(folder, name)) ?? []);
  return contentOf(config)
    .check(pages)
    .filter(({ check }) => check === 'components')
    .map(findingText)
    .map((line) => line.replace(/^.*\/docs\//, ''));
}

const page = (text: string): Files => ({ 'docs/a.mdx': text });
const UNKNOWN = 'is neither imported nor defined →';

test('[DIAG-1] an unknown component is reported once per page, with its position and the remedy', async () => {
  expect(await wrong(page('# A\n\nText <Foo /> and <Foo />\n\n- <Zebra.Part />\n'))).toEqual([
    `a.mdx:3:6 components: <Foo> ${UNKNOWN} import it, export it from the page, or correct the name`,
    `a.mdx:5:3 components: <Zebra.Part> ${UNKNOWN} import it, export it from the page, or correct the name`,
  ]);
});

test.each([
  ["import { Card } from './Card'\n\n<Crad />\n", 'did you mean <Card>?'],
  ['export const Card = () => null\n\n{true && <Crad />}\n', 'did you mean <Card>?'],
  ['<Steps>\n\n1. One\n\n</Steps>\n', "add import { Steps } from '@rspress/core/theme'"],
  ['<Tabs.List />\n', "add import { Tabs } from '@rspress/core/theme'"],
  ['<Bagde text="x" />\n', "did you mean <Badge>, which is imported from '@rspress/core/theme'?"],
])('[DIAG-1] %j is reported with the nearest name, or the import', async (text, remedy) => {
  const [line = '', ...more] = await wrong(page(text));
  expect(line).toContain(`${UNKNOWN} ${remedy}`);
  expect(more).toEqual([]);
});

test('[DIAG-1] what a page imports, exports or declares in its code is known, and so are elements', async () => {
  const text = `import Card from './Card'
import * as Tabs from './tabs'

export const Own = () => <Card />
export function Other({ Icon }) {
  return <Icon />
}

<Own /><Other /><Tabs.List /><my-element /><props.components.Any />

{[Own].map((Item) => <Item />)}

<div><b>x</b></div>
`;
  expect(await wrong(page(text))).toEqual([]);
});

test('[DIAG-1] global components of the site and of plugins are known', async () => {
  const text = '<Card /><Demo />\n\n<Crad />\n';
  const found = await wrong(page(text), (folder) => ({
    markdown: { globalComponents: [path.join(folder, 'card.tsx')] },
    plugins: [{ name: 'demo', markdown: { globalComponents: [path.join(folder, 'Demo.tsx')] } }],
  }));
  expect(found).toEqual([`a.mdx:3:1 components: <Crad> ${UNKNOWN} did you mean <Card>?`]);
});

test('[DIAG-1] components that plugins replace or import are known', async () => {
  const replacing = definePlugin({
    name: 'price',
    replace: { Price: { read: () => ({ markdown: '1 €' }) } },
  });
  expect(await wrong(page('<Price />\n\n<Other />\n'), () => ({ plugins: [replacing] }))).toEqual([
    expect.stringContaining('a.mdx:3:1 components: <Other>'),
  ]);
  const renaming = () => (tree: { children: { name?: string }[] }) => {
    for (const node of tree.children) if (node.name === 'Price') node.name = 'b';
  };
  const known = (settings: UserConfig) => wrong(page('<Price />\n'), () => settings);
  expect(await known({ markdown: { remarkPlugins: [renaming] } })).toEqual([]);
  expect(
    await known({ plugins: [{ name: 'p', markdown: { rehypePlugins: [renaming] } }] }),
  ).toEqual([]);
  const late = () => async () => {};
  expect(await known({ markdown: { remarkPlugins: [late] } })).toEqual([]);
  const idle = () => () => {};
  expect(await known({ markdown: { remarkPlugins: [idle], rehypePlugins: [idle] } })).toHaveLength(
    1,
  );
});

test('[DIAG-1] components that the theme of the site gives to its pages are known', async () => {
  const theme = (files: Files) =>
    wrong({ ...page('<Price />\n'), ...files }, (folder) => ({
      themeDir: path.join(folder, 'theme'),
    }));
  const layout = `import { DocContent as Content } from 'lectern/theme';
import { widgets } from './widgets';
export const DocContent = (props) => <Content {...props} components={widgets} />;
`;
  const entryPoint = "export * from 'lectern/theme';\nexport { DocContent } from './DocContent';\n";
  const files = { 'theme/index.tsx': entryPoint, 'theme/DocContent.tsx': layout };
  const own = { 'theme/widgets.ts': 'export const widgets = { Price: () => null };\n' };
  expect(await theme({ ...files, ...own })).toEqual([]);
  expect(
    await theme({ ...files, 'theme/widgets.ts': 'export const widgets = {};\n' }),
  ).toHaveLength(1);
  const foreign = layout.replace('./widgets', 'widgets');
  expect(await theme({ ...files, 'theme/DocContent.tsx': foreign })).toEqual([]);
  const unused = 'export const Price = () => null;\n';
  expect(
    await theme({ 'theme/index.tsx': `${entryPoint.split('\n')[0]}\n${unused}` }),
  ).toHaveLength(1);
});

test('[DIAG-1] a component that another page gives to a part is known', async () => {
  const part = { 'docs/_part.mdx': '<Price />\n' };
  const given =
    "import Part from './_part.mdx'\nimport { Price } from './Price'\n\n<Part components={{ Price }} />\n";
  expect(await wrong({ ...part, 'docs/a.mdx': given })).toEqual([]);
  const plain = given.replace(' components={{ Price }}', '');
  expect(await wrong({ ...part, 'docs/a.mdx': plain })).toEqual([
    expect.stringContaining('_part.mdx:1:1 components: <Price>'),
  ]);
});
