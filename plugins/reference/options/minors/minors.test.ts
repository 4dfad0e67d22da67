import { expect, test } from 'vitest';
import { folderOf, SHAPE, TYPES } from '../testing/testOptions';
import { minorOf, minorsJson, nextMinor, sinceOf } from './minors';
import type { Registry } from './registry';
import { minorReleases } from './releases';
import { readMinorsOf } from './writeMinors';

/** Returns the types of the fixture with a replaced text. */
const changed = (...changes: readonly [from: string, to: string][]) =>
  changes.reduce((types, [from, to]) => {
    expect(types).toContain(from);
    return types.replace(from, to);
  }, TYPES);

/** Creates an installed package with these types. */
function release(version: string, types: string): string {
  const folder = folderOf({
    'package.json': JSON.stringify({ name: 'bundler', version, types: 'index.d.ts' }),
    'index.d.ts': types,
  });
  return folder;
}

const CLEAN = 'clean?: boolean | { keep?: string };';
const FILENAME = 'filename?: Name;';

const TYPES_OF: Readonly<Record<string, string>> = {
  '2.0.4': changed(
    [CLEAN, 'clean?: boolean; wasm?: { a?: string };'],
    [FILENAME, ''],
    ['{ template?: string }', '{ title?: string }'],
    // Options that the older types have at another path, and a record that accepts any name.
    ['type Group = { priority?: number };', 'type Group = { priority?: number; deep?: Extra };'],
    [
      "parser?: { css?: { url?: boolean }; 'css/module'",
      "parser?: { [name: string]: Record<string, any>; 'css/module'",
    ],
  ),
  '2.1.10': changed([CLEAN, 'clean?: boolean; wasm?: { a?: string };'], [FILENAME, '']),
  '2.2.0': changed(["rules?: ('...' | Rule)[];", 'rules?: unknown;']),
};

const requests: string[] = [];
const registry: Registry = {
  versionsOf: () => [
    '1.9.9',
    '2.0.0',
    '2.0.4',
    '2.0.3',
    '2.1.9',
    '2.1.10',
    '2.2.0',
    '3.0.0-beta.1',
  ],
  folderOf(name, version) {
    requests.push(`${name} ${version}`);
    return release(version, TYPES_OF[version] ?? '');
  },
};

const minors = readMinorsOf(
  { installed: release('2.3.1', TYPES), shape: SHAPE, open: ['groups.*'] },
  registry,
);

test('[OPT-3] the newest release of each minor is read, up to the one that is installed', () => {
  expect(requests).toEqual(['bundler 2.0.4', 'bundler 2.1.10', 'bundler 2.2.0']);
  expect(minors.releases).toEqual(['2.0.4', '2.1.10', '2.2.0', '2.3.1']);
  expect(minorReleases(['2.10.1', '2.9.1', '2.2.0', '2.11.0-rc.1'], '2.11.3')).toEqual([
    '2.2.0',
    '2.9.1',
    '2.10.1',
    '2.11.3',
  ]);
  expect(minorReleases([], '0.1.0')).toEqual(['0.1.0']);
});

test('[OPT-3] an option exists since the first minor version that has it', () => {
  expect(minors.since).toEqual({
    '2.1': ['HtmlPlugin.template', 'SplitPlugin.template', 'parser.css.url'],
    '2.2': ['output.clean.keep', 'output.filename'],
  });
  expect(sinceOf(minors, 'output.clean.keep')).toBe('2.2');
  expect(sinceOf(minors, 'output.path')).toBeUndefined();
  expect(sinceOf(undefined, 'output.path')).toBeUndefined();
});

test('[OPT-3] an option that the newest minor version does not have is removed, and its type is stored', () => {
  expect(minors.until).toEqual({
    '2.0': { 'HtmlPlugin.title': 'string', 'SplitPlugin.title': 'string' },
    '2.1': { 'output.wasm': '{ a?: string }', 'output.wasm.a': 'string' },
  });
  expect(nextMinor(minors, '2.1')).toBe('2.2');
});

test('[OPT-3] options below `any` and options of other tools are not changes', () => {
  expect(JSON.stringify([minors.since, minors.until])).not.toMatch(/rules|groups/);
});

test('[OPT-3] the data is the same each time, with a line for each option', () => {
  const again = readMinorsOf(
    { installed: release('2.3.1', TYPES), shape: SHAPE, open: ['groups.*'] },
    registry,
  );
  expect(minorsJson(again)).toBe(minorsJson(minors));
  expect(minorsJson(minors)).toContain('\n      "output.filename"\n');
  expect(minorOf('2.10.1')).toBe('2.10');
});
