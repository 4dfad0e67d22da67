import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { beforeAll, expect, test } from 'vitest';
import { CREATE_LECTERN, type PackedPackage, pack } from './packed';

/** What a package may weigh, packed. */
const BUDGET = 1_470_000;

let packed: PackedPackage;
beforeAll(() => {
  packed = pack();
}, 60_000);

test('[EXT-1] the package has what users need and nothing else, within its budget', () => {
  const folders = new Set(packed.names.map((name) => name.split('/').slice(0, 2).join('/')));
  expect([...folders].sort()).toEqual([
    '.github/lectern.webp',
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'dist/plugins',
    'dist/schemas',
    'dist/theme',
    'dist/vendor',
    'package.json',
    'plugins/cli',
    'site/lectern',
  ]);
  const sources = packed.names.filter(
    (name) =>
      /\.test\.|(?<!\.d)\.tsx?$/.test(name) || /^plugins\/(?!cli\/create\/templates\/)/.test(name),
  );
  expect(sources).toEqual([]);
  expect(packed.bytes).toBeLessThan(BUDGET);
});

/** Returns the targets of links and images in Markdown, without those of other hosts. */
const localTargets = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target));

/** Returns the ID of a heading as GitHub and npm generate it. */
const headingId = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test.each(['.', CREATE_LECTERN])(
  '[EXT-1] every relative link in the README of %s leads to a file or heading in the package',
  (source) => {
    const { names, file } = source === '.' ? packed : pack(source);
    const text = execFileSync('tar', ['-xzOf', file, 'package/README.md'], { encoding: 'utf8' });
    const ids = [...text.matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) => `#${headingId(heading)}`,
    );
    const targets = localTargets(text);
    expect(targets.filter((target) => ![...names, ...ids].includes(target))).toEqual([]);
    expect(targets.length > 10).toBe(source === '.');
  },
);

test('[EXT-1] publint finds nothing in it', async () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const { messages } = await publint({ pkgDir: '.', strict: true, pack: 'npm' });
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

/** A fault that a checker of types finds at a door. */
interface TypeFault {
  kind: string;
  entrypoint?: string;
  resolutionKind?: string;
  fileName?: string;
  moduleSpecifier?: string;
}

/** What the checker finds at every door, and why it stays so. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'NoResolution node10': 'the resolution of Node 10 reads no exports; Lectern needs Node 20',
  'CJSResolvesToESM node16-cjs':
    'the package is ESM only: `require` of it gets the same modules from Node 20.19 on',
};

test('[EXT-1] every door has types that a checker finds, with no fault but those that are told', () => {
  const args = ['attw', packed.file, '--profile', 'esm-only', '--format', 'json'];
  const { problems } = JSON.parse(
    execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const doors = Object.keys(exports).filter((door) => door !== './package.json');
  const excepted = new Map(Object.keys(EXCEPTIONS).map((name) => [name, [] as string[]]));
  const faults: string[] = [];
  for (const fault of Object.values<TypeFault[]>(problems).flat()) {
    const { kind, entrypoint = '', resolutionKind, fileName = '', moduleSpecifier = '' } = fault;
    const known = excepted.get(`${kind} ${resolutionKind}`);
    if (known) known.push(entrypoint);
    else faults.push([kind, resolutionKind, entrypoint, fileName, moduleSpecifier].join(' '));
  }
  expect(faults).toEqual([]);
  // Where one of them is gone from a door, its exception goes, too.
  for (const found of excepted.values()) expect(found.sort()).toEqual(doors.sort());
});
