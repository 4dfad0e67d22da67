import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { type PackedPackage, pack } from './packed';

/** What a package may weigh, packed. */
const BUDGET = 1_500_000;

let packed: PackedPackage;
beforeAll(() => {
  packed = pack();
}, 60_000);

test('[EXT-1] the package has what users need and nothing else, within its budget', () => {
  const folders = new Set(packed.names.map((name) => name.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/plugins',
    'dist/schemas',
    'dist/theme',
    'dist/vendor',
    'package.json',
    'plugins/cli',
  ]);
  const sources = packed.names.filter(
    (name) =>
      /\.test\.|(?<!\.d)\.tsx?$/.test(name) || /^plugins\/(?!cli\/create\/templates\/)/.test(name),
  );
  expect(sources).toEqual([]);
  expect(packed.bytes).toBeLessThan(BUDGET);
});

test('[EXT-1] publint finds nothing in it', async () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { messages } = await publint({ pkgDir: '.', strict: true, pack: 'npm' });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

test('[EXT-1] every door has types that a checker finds', () => {
  const args = ['attw', packed.file, '--profile', 'esm-only', '--format', 'json'];
  const { problems } = JSON.parse(
    execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
  const found = Object.values<{ kind: string; fileName?: string; moduleSpecifier?: string }[]>(
    problems,
  )
    .flat()
    .filter(({ kind }) => kind === 'InternalResolutionError' || kind === 'UntypedResolution');
  expect(found.map((problem) => `${problem.fileName} ${problem.moduleSpecifier}`)).toEqual([]);
});
