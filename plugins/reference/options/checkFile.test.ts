import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { OpenedSite } from '../../building/site/openSite';
import { checkFile } from './checkFile';
import { optionsJson } from './storeOptions';
import { data, folderOf } from './testing/testOptions';

const cwd = folderOf({
  'docs/options/v2.json': optionsJson(data()),
  'docs/options/v1.json': optionsJson(data({ 'output.old': { type: 'string' } })),
  'bundle.config.mjs': 'throw 1;\nexport default {\n  output: { old: 1, paht: 2, moved: 3 },\n};\n',
  'broken.config.mjs': 'export default {',
  'docs/options/deprecated.yaml': 'Use path.:\n  zh: 请改用 path。\n',
  'working.config.mjs': 'export default { plugins: [new OtherPlugin()] };',
  'old.config.mjs': 'export default { output: { folder: 1 } };',
});

const reference = {
  packages: { v2: 'p', v1: 'p1' },
  shape: {},
  replaced: { v2: { 'output.moved': 'output.path' } },
  alternatives: { v2: { OtherPlugin: 'output.path' } },
};

const site = {
  cwd,
  config: {},
  plugins: [{ name: 'lectern:options', reference }],
} as unknown as OpenedSite;

const lines = (file: string, wanted = {}) =>
  checkFile(file, site, wanted).findings.map(({ place, text }) => `${place.line} ${text}`);

test('[OPT-4] a file is checked against the newest version, and never run', () => {
  expect(lines('bundle.config.mjs')).toEqual([
    '3 `output.old` exists in 1.0.0, but was removed in 1.0.0.',
    '3 `output.paht` is not an option of 1.0.0. Did you mean `path`?',
    '3 `output.moved` is not part of 1.0.0. Use `output.path` instead.',
  ]);
});

test('[OPT-4] a plugin that works is reported with its alternative', () => {
  const { findings } = checkFile('working.config.mjs', site);
  expect(findings.map(({ kind, text }) => [kind, text])).toEqual([
    ['alternative', '`OtherPlugin` works with 1.0.0. `output.path` can replace it.'],
  ]);
});

test('[OPT-4] the report mentions omitted findings', () => {
  const keys = Array.from({ length: 200 }, (_, at) => `key${at}: 1`).join();
  writeFileSync(path.join(cwd, 'many.config.mjs'), `export default { ${keys} };`);
  expect(checkFile('many.config.mjs', site).more).toBe(
    'There are more problems. Correct these first.',
  );
  expect(checkFile('bundle.config.mjs', site).more).toBeUndefined();
});

test('[OPT-4] the version and the language can be selected', () => {
  expect(lines('bundle.config.mjs', { against: 'v1', lang: 'zh' })[0]).toBe(
    '3 1.0.0 没有 `output.paht` 这个选项。是否应为 `path`？',
  );
  expect(lines('old.config.mjs')).toEqual(['1 `output.folder` is deprecated. Use path.']);
  expect(lines('old.config.mjs', { lang: 'zh' })).toEqual([
    '1 `output.folder` 已弃用。请改用 path。',
  ]);
});

test('[OPT-4] the error for a file that cannot be checked contains the reason', () => {
  expect(checkFile('no.mjs', site).problem).toContain('no.mjs does not exist');
  expect(checkFile('broken.config.mjs', site).problem).toContain('Line 1, column');
  expect(checkFile('bundle.config.mjs', site, { against: 'v9' }).problem).toContain('v2, v1');
});
