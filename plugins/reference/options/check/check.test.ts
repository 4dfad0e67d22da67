import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsFolder, findings } from '../../../maintenance/docs-check/testing/docsFolder';
import type { Option } from '../optionData';
import type { OptionsReference } from '../reference';
import { optionsJson } from '../storeOptions';
import { optionsCheck } from './index';
import { outdated } from './outdated';

const OPTIONS: Record<string, Option> = {
  'output.path': { type: 'string', default: "'dist'" },
  'HtmlPlugin.title': { type: 'string' },
};

const data = (options = OPTIONS) =>
  optionsJson({
    package: 'p',
    version: '1.0.0',
    plugins: ['HtmlPlugin'],
    hooks: { Compiler: ['run'] },
    loaderContext: ['async'],
    options,
  });

const GOOD = {
  'docs/options/v2.json': data(),
  'docs/options/v2.defaults.yaml': 'HtmlPlugin.title: not set\n',
  'docs/v2/en/config/output.mdx': '---\noptions: output\n---\n\n# Output\n\n## output.path\n',
  'docs/v2/en/plugins/html-plugin.mdx':
    '---\noptions: HtmlPlugin\n---\n\n# HtmlPlugin\n\n## title\n',
  'docs/v2/en/api/plugin-hooks.mdx': '# Hooks\n\n## run\n',
  'docs/v2/en/api/loader-api.mdx': '# Loaders\n\n`this.async()`\n',
};

const SETTINGS = { folder: 'docs/options', versions: ['v2'], lang: 'en' };

const REFERENCE: OptionsReference = {
  packages: { v2: 'p' },
  shape: {
    configuration: 'Configuration',
    factory: 'p',
    loaders: {},
    foreignTypes: [],
    elsewhere: {},
    hookOwners: [],
    loaderContext: 'LoaderContext',
    ofMachine: [],
  },
  pages: {
    options: 'config/index',
    plugins: 'plugins/index',
    hooks: 'api/plugin-hooks',
    loaderContext: 'api/loader-api',
  },
};

/** Returns the findings after changes of some files. */
const withFiles = (files: Record<string, string>) =>
  findings(optionsCheck(REFERENCE, SETTINGS), { ...GOOD, ...files });

test('[AUTH-5] docs that match the package pass', async () => {
  expect(await withFiles({})).toEqual([]);
});

test('[AUTH-5] a wrong default is reported, both in the manual and in the generated file', async () => {
  const wrong = 'HtmlPlugin.title: not set\noutput.path: "`\'build\'`"\n';
  expect(await withFiles({ 'docs/options/v2.defaults.yaml': wrong })).toEqual([
    "docs/options/v2.defaults.yaml:2 options: “`'build'`” contradicts the package, which applies `'dist'` to output.path → name every value that it applies, or remove the entry",
  ]);
  const cwd = docsFolder({ 'v2.json': data() });
  const file = path.join(cwd, 'v2.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace("'dist'", "'build'"));
  expect(outdated(file, data(), cwd)).toHaveLength(1);
});

test('[AUTH-5] a renamed option is reported twice: the old heading and the missing new one', async () => {
  const { 'output.path': option, ...others } = OPTIONS;
  const renamed = { ...others, ...(option && { 'output.folder': option }) };
  expect(await withFiles({ 'docs/options/v2.json': data(renamed) })).toEqual([
    'docs/v2/en/config/output.mdx:1 options: output.folder of p 1.0.0 has no heading → write a heading for it, such as “## output.folder”',
    'docs/v2/en/config/output.mdx:7 options: p 1.0.0 has no option “output.path” below output → correct the name, remove the section, or write output.path() if it is a method',
  ]);
});

test('[AUTH-5] a plugin, a hook and a member of the loader context that no page mentions are reported', async () => {
  const found = await withFiles({
    'docs/v2/en/plugins/html-plugin.mdx':
      '---\noptions: HtmlPlugin\n---\n\n# A plugin\n\n## title\n',
    'docs/v2/en/api/plugin-hooks.mdx': '# Hooks\n',
    'docs/v2/en/api/loader-api.mdx': '# Loaders\n',
  });
  expect(found.map((line) => line.replace(/ → .*/, ''))).toEqual([
    'docs/v2/en/config/index.mdx:1 options: HtmlPlugin of p 1.0.0 has neither page nor heading',
    'docs/v2/en/api/plugin-hooks.mdx:1 options: the hook run of Compiler is not on this page',
    'docs/v2/en/api/loader-api.mdx:1 options: the member async of the loader context is not on this page',
  ]);
});

test('[AUTH-5] an unknown default is reported', async () => {
  expect(await withFiles({ 'docs/options/v2.defaults.yaml': '' })).toEqual([
    "docs/options/v2.defaults.yaml:1 options: the default of HtmlPlugin.title is unknown → write it: “HtmlPlugin.title: '`value`'”, “{ en: …, zh: … }” or “not set”",
  ]);
});

test('[AUTH-5] for a package without plugins, hooks and loaders, only the options are checked', async () => {
  const { pages: _, ...onlyOptions } = REFERENCE;
  const { 'docs/v2/en/api/plugin-hooks.mdx': __, ...files } = GOOD;
  expect(await findings(optionsCheck(onlyOptions, SETTINGS), files)).toEqual([]);
});
