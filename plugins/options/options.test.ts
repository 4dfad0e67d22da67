import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '../docs-check/readPages';
import { parseFile } from '../markdown/tree/parseFile';
import { addOptionLines } from './addOptionLines';
import { missingOptions } from './check/missingOptions';
import { outdated } from './check/outdated';
import { optionPages } from './check/pageOptions';
import { typedLines } from './check/typedLines';
import { unknownHeadings } from './check/unknownHeadings';
import { writtenFindings } from './check/writtenFindings';
import { compareOptions, type VersionOptions } from './compareOptions';
import { addDefaults, type Bundler } from './extract/appliedDefaults';
import { commandsOf, flagsOf } from './extract/readCli';
import { readTypes } from './extract/readTypes';
import { valueText } from './extract/valueText';
import type { OptionsData } from './optionData';
import { siteOptions } from './siteOptions';
import { optionsJson } from './storeOptions';
import { readWrittenDefaults } from './writtenDefaults';

const TYPES = `
/** @deprecated Use path. */
type Old = string;
type LiteralUnion<T extends U, U> = T | (U & Record<never, never>);
type Name = string | ((data: { hash: string }) => string);
interface Rule { test?: RegExp; oneOf?: Rule[] }
type Group = { priority?: number };
export type Output = {
  path?: string;
  filename?: Name;
  chunkLoading?: false | LiteralUnion<'jsonp' | 'import', string>;
  /** @deprecated Use path. */
  folder?: Old;
  clean?: boolean | { keep?: string };
};
export type Configuration = {
  mode?: 'development' | 'production' | 'none';
  output?: Output;
  rules?: ('...' | Rule)[];
  groups?: Record<string, false | Group>;
  plugins?: { apply: (compiler: Compiler) => void }[];
  css?: { url?: boolean; 'x/module'?: never };
  parser?: { css?: { url?: boolean }; 'css/module'?: { pure?: boolean; names?: string[] } };
};
export declare class Compiler { hooks: { run: unknown; done: unknown } }
export interface LoaderContext { async(): void; __internal__x: string }
export type LoaderOptions = { fast?: boolean };
export declare class HtmlPlugin { constructor(options?: { template?: string }); apply(): void }
export declare class DllPlugin { constructor(path: string, deep?: boolean); apply(): void }
export declare const optimize: { SplitPlugin: typeof HtmlPlugin };
`;

const SHAPE = {
  configuration: 'Configuration',
  loaders: { 'builtin:fast-loader': 'LoaderOptions' },
  foreignTypes: [],
  elsewhere: {},
  hookOwners: ['Compiler'],
  loaderContext: 'LoaderContext',
  ofMachine: ['mode'],
};

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-options-test-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const types = readTypes(path.join(folderOf({ 'index.d.ts': TYPES }), 'index.d.ts'), SHAPE);

function data(change: Partial<OptionsData['options']> = {}): OptionsData {
  const options = structuredClone({ ...types.options }) as Record<string, never>;
  return { package: 'p', version: '1.0.0', ...types, options: { ...options, ...change } as never };
}

/** The pages of a folder that document options. */
function pagesOf(text: string, known = data()) {
  const cwd = folderOf({ 'docs/v2/en/config/output.mdx': text });
  return optionPages(readPages('docs', ['v2'], cwd), known, {});
}

function known(defaults: string, of = data()): VersionOptions {
  const file = path.join(folderOf({ 'v2.defaults.yaml': defaults }), 'v2.defaults.yaml');
  return { data: of, ...readWrittenDefaults(file) };
}

const texts = (findings: readonly { line: number; message: string }[]) =>
  findings.map(({ line, message }) => `${line} ${message}`);

test('[AUTH-5] options are found down objects, lists, records and kinds of a family, once each', () => {
  expect(Object.keys(types.options)).toEqual(
    expect.arrayContaining([
      'output.path',
      'output.clean.keep',
      'rules[].test',
      'groups.*.priority',
      'parser.css.url',
      'parser.css.pure',
      'HtmlPlugin.template',
      'DllPlugin.path',
      'builtin:fast-loader.fast',
    ]),
  );
  expect(Object.keys(types.options)).not.toContain('rules[].oneOf[].test');
  expect(Object.keys(types.options)).not.toContain('plugins[].apply');
});

test('[AUTH-5] types are told as readers write them', () => {
  expect(types.options['output.chunkLoading']?.type).toBe("false | 'jsonp' | 'import' | string");
  expect(types.options['output.filename']?.type).toBe(
    'string | ((data: { hash: string }) => string)',
  );
  expect(types.options.rules?.type).toBe("('...' | Rule)[]");
  expect(types.options['output.folder']?.deprecated).toBe('Use path.');
  expect(types.options['output.clean.keep']?.shown).toBe(true);
  expect(types.options['DllPlugin.deep']).toEqual({ type: 'boolean', argument: 2 });
});

test('[AUTH-5] plugins, hooks and the loader context are read too', () => {
  expect(types.plugins).toEqual(expect.arrayContaining(['HtmlPlugin', 'DllPlugin']));
  expect(types.hooks).toEqual({ Compiler: ['done', 'run'] });
  expect(types.loaderContext).toEqual(['async']);
});

test('[AUTH-5] defaults are those that the package applies, by mode where they differ', () => {
  const options = structuredClone({ ...types.options });
  const bundler: Bundler = ({ mode = 'production' }) => ({
    options: {
      output: { path: path.join(process.cwd(), 'dist'), filename: mode === 'none' ? 'a' : 'b' },
      parser: { 'css/module': { pure: false } },
    },
  });
  addDefaults(options, bundler, new Set());
  expect(options['output.path']?.default).toBe("path.join(process.cwd(), 'dist')");
  expect(options['output.filename']?.default).toEqual({
    production: "'b'",
    development: "'b'",
    none: "'a'",
  });
  expect(options['parser.css.pure']?.default).toBe('false');
  expect(options.output).toMatchObject({ parts: true });
});

test('[AUTH-5] a package that treats no mode unlike production is named', () => {
  const bundler: Bundler = ({ mode }) => ({ options: { output: { filename: mode ?? 'x' } } });
  expect(() => addDefaults({ ...types.options }, bundler, new Set())).toThrow(
    "output.filename is 'x' without a mode, but 'production' in production",
  );
});

test('values are told as readers write them', () => {
  expect(valueText({ a: [/x/, null], 'b-c': "it's" }, '/app')).toBe(
    "{ a: [/x/, null], 'b-c': 'it\\'s' }",
  );
  expect(valueText('/app', '/app')).toBe('process.cwd()');
  expect(valueText('x'.repeat(300), '/app')).toBeUndefined();
});

test('[AUTH-5] an option without a heading is named at the heading nearest to it', () => {
  const pages = pagesOf('---\noptions: output\n---\n\n# Output\n\n## output.path\n\n## filename\n');
  const found = texts(missingOptions(pages, data(), { file: 'docs/v2/en/config/index.mdx' }));
  expect(found).toContain(
    '1 output.chunkLoading of p 1.0.0 has no heading → write a heading for it, such as “## output.chunkLoading”',
  );
  expect(found.join('\n')).not.toMatch(/output\.(path|filename|clean\.keep) of/);
  expect(found).toContain(
    '1 rules[].test of p 1.0.0 has no heading → write a page with “options: rules” in its frontmatter',
  );
});

test('[AUTH-5] the heading of a renamed option is named', () => {
  const text = '---\noptions: output\n---\n\n# Output\n\n## output.pathh\n\n## Common mistakes\n';
  expect(texts(unknownHeadings(pagesOf(text), data()))).toEqual([
    '7 p 1.0.0 has no option “output.pathh” below output → mend the name, remove the section, or write output.pathh() if it is a method',
  ]);
});

test('[AUTH-5] a type or default typed by hand is named', () => {
  const text =
    '---\noptions: output\n---\n\n# Output\n\n## output.path\n\n- **Type:** `x`\n- **默认值：** `y`\n- **Bold** text\n';
  expect(typedLines(pagesOf(text)).map(({ line }) => line)).toEqual([9, 10]);
});

test('[AUTH-5] a written default that the package contradicts, or of no option, is named', () => {
  const applied = data({ 'output.path': { type: 'string', default: "'dist'" } });
  const defaults = "output.path: \"`'out'`\"\noutput.wrong: '`1`'\n";
  const found = texts(writtenFindings(known(defaults, applied), 'v2.defaults.yaml'));
  expect(found).toContain(
    "1 “`'out'`” contradicts the package, which applies `'dist'` to output.path → name every value that it applies, or remove the entry",
  );
  expect(found).toContain('2 output.wrong is no option → mend its name or remove the entry');
  expect(found.join('\n')).toContain('the default of HtmlPlugin.template is unknown');
});

test('[AUTH-5] a written default that is no text is named with its line', () => {
  expect(() => known('output.path: { en: x }')).toThrow(
    'v2.defaults.yaml:1 output.path is no default',
  );
});

test('[AUTH-5] data that differs from the package is named with its line', () => {
  const cwd = folderOf({ 'v2.json': optionsJson(data()) });
  const file = path.join(cwd, 'v2.json');
  expect(outdated(file, optionsJson(data()), cwd)).toEqual([]);
  const [found] = outdated(file, optionsJson({ ...data(), version: '1.0.1' }), cwd);
  expect(found).toMatchObject({ file: 'v2.json', line: 3 });
  expect(found?.message).toContain('npm run docs:options');
  expect(outdated(path.join(cwd, 'v9.json'), '', cwd)[0]?.message).toContain('missing');
});

test('versions differ in what was added, removed and changed, not in the order of a union', () => {
  const older = data({ gone: { type: 'string' }, mode: { type: "'none' | 'b'" } });
  const newer = data({ fresh: { type: 'string' }, mode: { type: "'b' | 'none'", default: "'b'" } });
  const changes = compareOptions(known('', older), known('', newer));
  expect([...changes.added]).toEqual(['fresh']);
  expect([...changes.removed]).toEqual(['gone']);
  expect([...changes.changed]).toEqual([
    ['mode', { isTypeChanged: false, isDefaultChanged: true }],
  ]);
});

test('[AUTH-5] headings get type, default and marks, in the language of the page', () => {
  const folder = folderOf({
    'v2.json': optionsJson(
      data({ 'output.path': { type: 'string', default: "'dist'", deprecated: '' } }),
    ),
    'v1.json': optionsJson(data({ 'output.path': { type: 'string | `a`', default: "'out'" } })),
  });
  const site = siteOptions({ folder, versions: ['v2', 'v1'], lang: 'en' }, folder);
  const { tree } = parseFile('# Output\n\n## output.path\n\nText.\n', 'a.mdx');
  const added = addOptionLines(tree, { version: 'v2', lang: 'zh', roots: ['output'] }, site);
  expect(added.children?.map(({ type, data: of }) => of?.source ?? type)).toEqual([
    'heading',
    'heading',
    '<p className="lt-option-marks"><span data-mark="deprecated">已弃用</span> · <span data-mark="changed">v2 中类型有变</span> · <span data-mark="changed">v2 中默认值有变</span></p>',
    "- **类型：** `string`\n- **默认值：** `'dist'`",
    'paragraph',
  ]);
});

test('commands and flags are read off the help of a command line', () => {
  const help =
    'x/1\n\nCommands:\n                 build\n  serve          run\n  preview [dir]  run\n\nOptions:\n  -c, --config <path>  config file, not --other\n  --json [path]        stats\n';
  expect(commandsOf(help)).toEqual(['', 'serve', 'preview']);
  expect(flagsOf(help)).toEqual(['-c', '--config', '--json']);
});
