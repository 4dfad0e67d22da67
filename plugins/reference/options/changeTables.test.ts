import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesOfCommand } from '../../content/files/filesOfCommand';
import type { TreeNode } from '../../content/tree/nodes';
import { parseFile } from '../../content/tree/parseFile';
import { addChangeTables } from './addChangeTables';
import type { Option } from './optionData';
import { siteOptions } from './siteOptions';
import { optionsJson } from './storeOptions';

const UNION = "'a' | 'b' | 'c'";

const OLD: Record<string, Option> = {
  'BannerPlugin.banner': { type: 'string' },
  'output.gone': { type: 'string' },
  'output.kind': { type: UNION },
  'output.path': { type: 'string', default: "'out'" },
};

const NEW: Record<string, Option> = {
  'BannerPlugin.banner': { type: 'string' },
  'BannerPlugin.stage': { type: 'number' },
  'output.kind': { type: `${UNION} | 'd'` },
  'output.path': { type: 'string', default: "'dist'", deprecated: '' },
  'output.clean': { type: 'boolean | { keep?: string }' },
  'output.clean.keep': { type: 'string', shown: true },
};

/** Minor versions of v2. The second one added two options and removed two, the third one removed one of them. */
const MINORS = {
  package: 'p',
  releases: ['2.0.9', '2.1.0', '2.2.0'],
  since: { '2.1': ['output.clean', 'output.tried'] },
  until: {
    '2.0': { 'output.old': 'boolean', 'output.older': "'a' | 'b'" },
    '2.1': { 'output.tried': 'number' },
  },
};

function dataOf(options: Record<string, Option>, version: string): string {
  const nothing = { plugins: [], hooks: {}, loaderContext: [] };
  return optionsJson({ package: 'p', version, ...nothing, options });
}

const page = (...headings: string[]) =>
  [
    '---',
    'options: output',
    '---',
    '',
    '# Output',
    ...headings.map((name) => `\n## ${name}\n`),
  ].join('\n');

function site() {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-changes-'));
  const files = {
    'options/v2.json': dataOf(NEW, '2.0.0'),
    'options/v1.json': dataOf(OLD, '1.0.0'),
    'options/v2.minors.json': JSON.stringify(MINORS),
    'docs/v2/en/config/output.mdx': page('output.path', 'output.kind', 'output.clean'),
    'docs/v1/en/config/output.mdx': page('output.gone'),
    'docs/v2/zh/config/output.mdx': page('output.path'),
    'docs/v1/zh/config/output.mdx': page('output.gone'),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  return {
    cwd,
    options: siteOptions({ folder: 'options', versions: ['v2', 'v1'], lang: 'en' }, cwd),
  };
}

/** Renders a table on a page in a language. */
function tableOf(
  kind: string,
  { lang = 'en', version = 'v2', minor = '' } = {},
): TreeNode | undefined {
  const { cwd, options } = site();
  const element = `<OptionChanges kind="${kind}"${minor && ` minor="${minor}"`} />`;
  const { tree } = parseFile(`# Changes\n\n${element}\n`, 'changes.mdx');
  const docDir = path.join(cwd, 'docs');
  const place = { version, lang, docDir, file: 'changes.mdx', files: filesOfCommand() };
  const replaced = { v2: { 'output.old': 'output.path' } };
  return addChangeTables(tree, place, options, { lang: 'en', replaced }).children?.[1];
}

/** Returns the rows of a table in the Markdown of a page. */
function rows(kind: string, place?: { lang?: string; version?: string; minor?: string }): string[] {
  return (tableOf(kind, place)?.data?.source ?? '')
    .split('\n')
    .filter((line) => !line.startsWith('| ---'));
}

test('[AUTH-5] added options are listed with type and default, configuration options first', () => {
  expect(rows('added')).toEqual([
    '| Option | Type | Default |',
    '| [`output.clean`](/config/output#outputclean) | `boolean \\| { keep?: string }` | not set |',
    '| [`output.clean.keep`](/config/output#outputclean) | `string` | not set |',
    '| `BannerPlugin.stage` | `number` | not set |',
  ]);
});

test('[AUTH-5] removed options link to the old version, in the language of the page', () => {
  expect(rows('removed')[1]).toBe('| [`output.gone`](/v1/config/output#outputgone) | `string` |');
  expect(rows('removed', { lang: 'zh' })).toEqual([
    '| 选项 | 类型 |',
    '| [`output.gone`](/v1/zh/config/output#outputgone) | `string` |',
  ]);
});

test('[AUTH-5] changed types and defaults are compared side by side, and deprecated options are listed separately', () => {
  expect(rows('type').slice(1)).toEqual([
    "| [`output.kind`](/config/output#outputkind) | `…` | `… \\| 'd'` |",
  ]);
  expect(rows('default').slice(1)).toEqual([
    "| [`output.path`](/config/output#outputpath) | `'out'` | `'dist'` |",
  ]);
  expect(rows('deprecated').slice(1)).toEqual([
    '| [`output.path`](/config/output#outputpath) | `string` |',
  ]);
});

test('[OPT-3] the table of a minor version lists added options, and removed ones with their replacements', () => {
  expect(rows('added', { minor: '2.1' })).toEqual([
    '| Option | Type | Default |',
    '| [`output.clean`](/config/output#outputclean) | `boolean \\| { keep?: string }` | not set |',
    '| `output.tried` | `number` | Removed in 2.2 |',
  ]);
  expect(rows('removed', { minor: '2.1', lang: 'zh' })).toEqual([
    '| 选项 | 类型 | 替代项 |',
    '| `output.old` | `boolean` | [`output.path`](/config/output#outputpath) |',
    "| `output.older` | `'a' \\| 'b'` | 无 |",
  ]);
});

test('[OPT-3] the error for a table of an unknown minor version names the page and the remedy', () => {
  expect(() => rows('added', { minor: '2.0' })).toThrow(
    '[options] changes.mdx:3 minor of <OptionChanges> is "2.0" → write one of 2.1',
  );
  expect(() => rows('type', { minor: '2.1' })).toThrow('→ write one of added, removed');
  expect(() => rows('added', { minor: '1.1', version: 'v1' })).toThrow(
    'minor of <OptionChanges> is "1.1" → run "lectern options --minors" first',
  );
});

test('[AUTH-5] the error for an invalid table names the page and the remedy', () => {
  expect(() => rows('renamed')).toThrow(
    '[options] changes.mdx:3 kind of <OptionChanges> is "renamed" → write one of added, removed, type, default, deprecated',
  );
  expect(() => rows('added', { version: 'v1' })).toThrow(
    'v1 has no earlier version to compare with → remove the table',
  );
});

test('names in a table can wrap after dots and before capitals, types cannot', () => {
  const cells = (tableOf('added')?.children ?? []).map((row) => JSON.stringify(row.children));
  const parts = (cell = '') => [...cell.matchAll(/"type":"text","value":"([^"]+)"/g)];
  expect(parts(cells[3]).map(([, value]) => value)).toEqual(
    expect.arrayContaining(['Banner', 'Plugin.', 'stage']),
  );
  expect(cells[3]?.match(/"wbr"/g)).toHaveLength(2);
});
