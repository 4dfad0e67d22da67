import path from 'node:path';
import { expect, test } from 'vitest';
import { outdatedPeer } from '../check/outdatedPeer';
import { reasonFindings } from '../check/reasonFindings';
import { optionTypes } from '../extract/findOption';
import { openPackage } from '../extract/openPackage';
import { differenceText } from '../shared/differenceText';
import { data, folderOf, SHAPE, TYPES, texts, types } from '../testing/testOptions';
import { readReasons, reasonText } from '../writtenReasons';
import { acceptedValues } from './acceptedValues';
import { type ComparedPackage, comparePeer } from './comparePeer';
import { peerJson } from './peerFile';
import { publishedDifference } from './publishedDifference';

const OTHER = `
export type Configuration = {
  mode?: 'development' | 'production' | 'none';
  output?: { path?: string; filename?: string; chunkLoading?: string; clean?: boolean | RegExp };
  rules?: { test?: RegExp }[];
  groups?: Record<string, { priority?: number | 'high' }>;
  css?: { url?: string };
};
export declare class DllPlugin { constructor(path: number); apply(): void }
`;

function packageOf(text: string, applied: Record<string, object>): ComparedPackage {
  const opened = openPackage(path.join(folderOf({ 'index.d.ts': text }), 'index.d.ts'), SHAPE);
  const typesOf = optionTypes(opened, SHAPE);
  const modes = ['production', 'development', 'none'].map((mode) => applied[mode] ?? {});
  return {
    plugins: new Set(['DllPlugin']),
    has: (option) => typesOf(option) !== undefined,
    accepts: (option) => acceptedValues(typesOf(option) ?? [], opened.checker),
    applied: { modes, unset: modes[0] ?? {}, cwd: '/tmp/a' },
  };
}

const own = packageOf(TYPES, {
  production: { output: { path: '/tmp/a/dist', clean: false }, css: { url: true } },
  development: { output: { path: '/tmp/a/dist', clean: false }, css: { url: true } },
  none: { output: { path: '/tmp/a/dist', clean: false }, css: { url: true } },
});
const other = packageOf(OTHER, {
  production: { output: { path: '/tmp/a/dist', filename: 'x' }, css: { url: false } },
  development: { output: { path: '/tmp/a/dist', filename: 'x' }, css: { url: 'eval' } },
  none: { output: { path: '/tmp/a/dist', filename: 'x' }, css: { url: false } },
});

const differences = comparePeer({
  options: types.options,
  own,
  other,
  isLeft: (option) => option === 'parser' || option.startsWith('parser.'),
  isWritten: (option) => option === 'output.filename',
});

test('[OPT-1] an option that the peer package does not have is missing, also below one that it has', () => {
  expect(differences['output.clean.keep']).toEqual({ missing: true });
  expect(differences['output.folder']).toEqual({ missing: true });
  expect(differences['rules[].test']).toBeUndefined();
});

test('[OPT-1] defaults are compared if both packages apply one, by mode', () => {
  expect(differences['css.url']?.default).toEqual({
    production: 'false',
    development: "'eval'",
    none: 'false',
  });
  expect(differences['output.path']).toBeUndefined();
  // The docs contain the default of this package, and the other one has none for `clean`.
  expect(differences['output.filename']?.default).toBeUndefined();
  expect(differences['output.clean']?.default).toBeUndefined();
});

test('[OPT-1] accepted values are compared, not the precision of string types', () => {
  expect(differences['output.clean']).toEqual({ more: ['RegExp'], fewer: ['{…}'] });
  expect(differences['output.filename']).toEqual({ fewer: ['() => …'] });
  expect(differences['output.chunkLoading']).toEqual({ fewer: ['false'] });
  expect(differences['groups.*.priority']).toEqual({ more: ["'high'"] });
});

test('[OPT-1] plugins of one package only, loaders, arguments and options of other tools are not compared', () => {
  expect(Object.keys(differences).join()).not.toMatch(/HtmlPlugin|builtin:|DllPlugin\.path|parser/);
  expect(differences['DllPlugin.deep']).toEqual({ missing: true });
});

test('[OPT-1] a difference is formatted as a line in the language of the page', () => {
  const published = (lang: string) => publishedDifference(differences['css.url'], lang);
  expect(differenceText(published('en'), 'en')).toBe(
    "default `'eval'` in development, `false` otherwise; also accepts `string`; does not accept `false`, `true`",
  );
  expect(differenceText(published('zh'), 'zh')).toMatch(
    /^默认值在开发模式为 .*；还接受 `string`；不接受 /,
  );
  expect(differenceText({ missing: true }, 'en')).toBeUndefined();
  const many = { more: [...'abcdefgh'].map((letter) => `'${letter}'`) };
  expect(differenceText(many, 'en')).toMatch(/`'f'`, …$/);
});

const about = { package: 'other', version: '5.0.0', comparedWith: 'p 1.0.0', options: {} };
const peer = { package: 'other', version: '5.0.0', configuration: 'C', factory: 'f' };

test('[AUTH-5] a comparison that is older than one of the two packages is reported', () => {
  const folder = folderOf({ 'v2.peer.json': peerJson(about) });
  const file = path.join(folder, 'v2.peer.json');
  const installed = { package: 'p', version: '1.0.0' };
  expect(outdatedPeer(file, installed, peer, folder)).toEqual([]);
  expect(outdatedPeer(file, installed, undefined, folder)).toEqual([]);
  expect(texts(outdatedPeer(file, { ...installed, version: '1.1.0' }, peer, folder))).toEqual([
    '1 the comparison compares p 1.0.0 with other 5.0.0, but the site documents p 1.1.0 and other 5.0.0 → run "lectern options --peer"',
  ]);
  expect(texts(outdatedPeer(`${file}x`, installed, peer, folder))).toEqual([
    '1 the comparison is missing, but the site documents p 1.0.0 and other 5.0.0 → run "lectern options --peer"',
  ]);
});

test('[AUTH-5] missing and unused translations of deprecation texts are reported', () => {
  const folder = folderOf({
    'deprecated.yaml': 'Use path.:\n  zh: 请改用 path。\nGone.:\n  zh: 没有了。\n',
  });
  const written = readReasons(path.join(folder, 'deprecated.yaml'));
  expect(reasonText('Use path.', 'zh', written.reasons)).toBe('请改用 path。');
  expect(reasonText('Use path.', 'en', written.reasons)).toBe('Use path.');
  const find = (langs: string[]) =>
    texts(reasonFindings([data()], written, langs, 'deprecated.yaml'));
  expect(find(['en', 'zh', 'de'])).toEqual([
    '1 the reason why output.folder is deprecated has no translation (de) → add it: "Use path.": { de: … }',
    '3 no package contains the reason “Gone.” → copy the current one, or remove the entry',
  ]);
  expect(find(['en'])).toHaveLength(1);
});

test('[AUTH-5] an English text replaces the reason of a package', () => {
  const reasons = { 'Use path.': { en: 'The path is enough.', zh: '请改用 path。' } };
  expect(reasonText('Use path.', 'en', reasons)).toBe('The path is enough.');
  expect(
    reasonFindings([data()], { reasons, lineOf: () => 1 }, ['en', 'zh'], 'deprecated.yaml'),
  ).toEqual([]);
});

test('[AUTH-5] an invalid file of deprecation texts is reported with its line', () => {
  const folder = folderOf({ 'deprecated.yaml': 'Use path.: 请改用\n' });
  expect(() => readReasons(path.join(folder, 'deprecated.yaml'))).toThrow(/deprecated\.yaml:1 /);
});
