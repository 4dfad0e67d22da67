import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../../../content/files/filesOfCommand';
import type { TreeNode } from '../../../content/tree/nodes';
import { parseFile } from '../../../content/tree/parseFile';
import { data, folderOf, known } from '../testing/testOptions';
import { linkNames } from './linkNames';
import { nameIndex } from './nameIndex';
import { placesText, siteNames } from './siteNames';

const site = data({ 'stats.hash': { type: 'boolean' }, 'stats.colors': { type: 'boolean' } });
const find = nameIndex(
  {
    ...site,
    types: { Stats: '{ hash: string; a: () => object; b: () => void; c: (x: 1) => void }' },
  },
  { aliases: { Rule: 'rules' }, factory: 'bundle' },
);

test.each([
  ['output.path', 'output.path'],
  ['groups.priority', 'groups.*.priority'],
  ['Rule.test', 'rules[].test'],
  ['HtmlPlugin.template', 'HtmlPlugin.template'],
  ['HtmlPlugin', 'HtmlPlugin'],
  ['bundle.HtmlPlugin', 'HtmlPlugin'],
  ['optimize.SplitPlugin', 'optimize.SplitPlugin'],
  ['SplitPlugin', 'optimize.SplitPlugin'],
  ['stats.colors', 'stats.colors'],
])('[OPT-2] `%s` is the name of %s', (code, name) => {
  expect(find(code)?.name).toBe(name);
});

test.each([
  ['mode', 'one word can be anything'],
  ['Rule', 'one word can be anything'],
  ['output.path: "dist"', 'it is code'],
  ['output.paths', 'there is none'],
  ['stats.hash', 'an object that is called stats has it too'],
  ['new HtmlPlugin()', 'it is code'],
  ['other.HtmlPlugin', 'it is of another package'],
])('[OPT-2] `%s` is not an unambiguous name: %s', (code) => {
  expect(find(code)).toBeUndefined();
});

function linked(text: string, page = '/guide') {
  const { tree } = parseFile(text, 'a.mdx');
  const addressOf = (code: string) =>
    code.startsWith('output.') ? `/config/output#${code.replace('.', '')}` : undefined;
  const links: string[] = [];
  function visit(node: TreeNode): void {
    if (node.data?.source) links.push(node.data.source);
    node.children?.forEach(visit);
  }
  visit(linkNames(tree, { addressOf, page }));
  return links;
}

test('[OPT-2] the first occurrence of a name in a section is linked', () => {
  expect(
    linked(
      'A `output.path`, `output.path`.\n\n## B\n\n- `output.path`\n\n| a |\n| - |\n| `output.x` |\n',
    ),
  ).toEqual([
    '[`output.path`](/config/output#outputpath)',
    '[`output.path`](/config/output#outputpath)',
    '[`output.x`](/config/output#outputx)',
  ]);
});

test('[OPT-2] headings, links, interactive elements and code blocks are not changed', () => {
  expect(
    linked(
      '## `output.path`\n\n[`output.path`](/x) <a href="/y">`output.path`</a>\n\n```js\noutput.path\n```\n',
    ),
  ).toEqual([]);
});

test('[OPT-2] a section does not link to itself', () => {
  const text = '# Output\n\n## output.path\n\n`output.path`, not `output.x`.\n';
  expect(linked(text, '/config/output')).toEqual(['[`output.x`](/config/output#outputx)']);
});

test('[OPT-2] names link to headings of their version, and exports to their pages', () => {
  const cwd = folderOf({
    'docs/v2/en/config/output.mdx':
      '---\noptions: output\n---\n\n# Output\n\n## output.path\n\n## output.clean\n',
    'docs/v2/en/plugins/html-plugin.mdx': '# HtmlPlugin\n',
    'docs/v2/en/plugins/parts.mdx':
      '---\noptions: SplitPlugin\n---\n\n# P\n\n## optimize.SplitPlugin\n',
  });
  mkdirSync(path.join(cwd, 'docs/v1'));
  const docDir = path.join(cwd, 'docs');
  const sources = {
    docDir,
    site: {
      of: (version: string) => (version === 'v2' ? known('') : undefined),
      changes: () => undefined,
      next: () => undefined,
      previous: () => undefined,
    },
    settings: { lang: 'en', factory: 'bundle', versions: ['v2', 'v1'] },
  };
  const { ofCode: addressOf } = siteNames(sources, true);
  const inV2 = addressOf('v2', filesOfCommand());
  expect(inV2('output.path')).toBe('/config/output#outputpath');
  expect(inV2('output.clean.keep')).toBe('/config/output#outputclean');
  expect(inV2('HtmlPlugin')).toBe('/plugins/html-plugin');
  expect(inV2('SplitPlugin')).toBe('/plugins/parts#optimizesplitplugin');
  expect(inV2('output.filename')).toBeUndefined();
  expect(addressOf('v1', filesOfCommand())('output.path')).toBeUndefined();
  expect(JSON.parse(placesText(sources, filesOfCommand()))).toEqual([
    [
      'v2',
      ['output.path', '/config/output#outputpath'],
      ['output.clean', '/config/output#outputclean'],
      ['HtmlPlugin', '/plugins/html-plugin'],
      ['optimize.SplitPlugin', '/plugins/parts#optimizesplitplugin'],
    ],
    ['v1'],
  ]);
});
