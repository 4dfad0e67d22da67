import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CREATE_LECTERN, type PackedPackage, pack } from './packed';

/** What a person downloads to be asked the first question: a second over a line of 1 Mbit/s. */
const BUDGET = 125_000;

/** Below the repository, whose packages `lectern create` runs with; npx installs them. */
const UNPACKED = 'test-results/package-create';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-create-package-'));
const manifest = () => JSON.parse(readFileSync(`${CREATE_LECTERN}/package.json`, 'utf8'));
const run = promisify(execFile);
const unpack = (file: string, to: string) => {
  mkdirSync(to, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', to]);
};

let packed: PackedPackage;
/** A registry that has nothing but `create-lectern`, and what it was asked for. */
let registry: Server;
const asked: string[] = [];

beforeAll(async () => {
  packed = pack(CREATE_LECTERN);
  unpack(packed.file, folder);
  unpack(pack().file, UNPACKED);
  registry = createServer(({ url = '', headers }, response) => {
    asked.push(url);
    if (url.endsWith('.tgz')) return response.end(readFileSync(packed.file));
    if (url !== '/create-lectern') return response.writeHead(404).end('{}');
    const { name, version, bin } = manifest();
    const dist = { tarball: `http://${headers.host}/create-lectern.tgz` };
    const versions = { [version]: { name, version, bin, dist } };
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => registry.once('listening', resolve));
}, 60_000);

afterAll(() => registry?.close());

/** Every file of a new site, by its name. */
function filesOf(site: string): Record<string, string> {
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(site, name)).isFile()).sort();
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(path.join(site, name), 'base64')]),
  );
}

test('[EXT-1] create-lectern has the command and the templates only, within its budget', () => {
  const folders = new Set(packed.names.map((name) => name.split('/').slice(0, 3).join('/')));
  const licenses = packed.names.filter((name) => name.startsWith('licenses/'));
  expect([...folders].filter((name) => !licenses.includes(name)).sort()).toEqual([
    'LICENSE',
    'README.md',
    'index.js',
    'package.json',
    'plugins/cli/create',
  ]);
  expect(licenses).toEqual(expect.arrayContaining(['licenses/commander.txt']));
  expect(packed.bytes).toBeLessThan(BUDGET);
});

test('[EXT-1] create-lectern is installed without any other package', () => {
  const own = JSON.parse(readFileSync('package.json', 'utf8'));
  const { name, version, license, engines, dependencies, peerDependencies } = manifest();
  expect({ name, version, license, engines }).toEqual({
    name: 'create-lectern',
    version: own.version,
    license: own.license,
    engines: own.engines,
  });
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
});

test('[EXT-1] publint finds nothing in create-lectern', async () => {
  const { messages } = await publint({ pkgDir: CREATE_LECTERN, strict: true, pack: 'npm' });
  expect(messages.map((message) => formatMessage(message, manifest()))).toEqual([]);
});

test.each([
  [[]],
  [['--languages', 'en,de,ar', '--title', "It's mine"]],
  [['--template', 'versions', '--ask-ai', '--search', 'typesense']],
  [['--search', 'none', '--languages', 'ru']],
])('[KIT-1] create-lectern writes what lectern create writes, byte for byte: %j', async (flags) => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const cwd = mkdtempSync(path.join(folder, 'both-'));
  const lectern = path.resolve(UNPACKED, 'package/dist/plugins/cli/lectern.js');
  const written = async (program: string, ...args: string[]) => {
    mkdirSync(path.join(cwd, String(args.length)));
    const own = path.join(cwd, String(args.length));
    const { stdout } = await run(process.execPath, [program, ...args, 'my-docs', ...flags], {
      cwd: own,
      env,
    });
    return { stdout, files: filesOf(path.join(own, 'my-docs')) };
  };
  const whole = await written(lectern, 'create');
  const small = await written(path.join(folder, 'package/index.js'));
  expect(Object.keys(whole.files).length).toBeGreaterThan(10);
  expect(small).toEqual(whole);
});

test('[KIT-1] from a packed file, create-lectern takes the packed lectern beside it, or writes nothing', async () => {
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const cwd = mkdtempSync(path.join(folder, 'packed-'));
  const env = {
    ...inherited,
    npm_config_cache: path.join(cwd, 'cache'),
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  };
  copyFileSync(packed.file, path.join(cwd, 'create.tgz'));
  const create = ['--yes', './create.tgz', 'my-docs', '--languages', 'en'];
  const alone = run('npx', [...create, '--install'], { cwd, env });
  await expect(alone).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('nothing was created → pack it with npm pack'),
  });
  expect(readdirSync(cwd).sort()).toEqual(['cache', 'create.tgz']);

  const beside = `lectern-${manifest().version}.tgz`;
  copyFileSync(pack().file, path.join(cwd, beside));
  await run('npx', create, { cwd, env });
  const { dependencies } = JSON.parse(readFileSync(path.join(cwd, 'my-docs/package.json'), 'utf8'));
  expect(dependencies.lectern).toBe(`file:${beside}`);
  expect(readdirSync(path.join(cwd, 'my-docs'))).toContain(beside);
});

test('[KIT-1] npm create lectern downloads one package, and hands over the flags behind --', async () => {
  asked.length = 0;
  const { NODE_OPTIONS: _, ...inherited } = process.env;
  const cwd = mkdtempSync(path.join(folder, 'npm-'));
  const env = {
    ...inherited,
    npm_config_cache: path.join(cwd, 'cache'),
    npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  };
  const create = ['create', '--yes', 'lectern@latest', 'my-docs'];
  const { stdout } = await run('npm', [...create, '--', '--languages', 'en,de,ar'], { cwd, env });
  expect(stdout).toContain('Created 41 files. Next steps:\n  cd my-docs\n  npm install\n');
  expect([...new Set(asked)]).toEqual(['/create-lectern', '/create-lectern.tgz']);
  expect(readdirSync(path.join(cwd, 'my-docs/docs')).sort()).toEqual(['ar', 'de', 'en', 'public']);

  const forgotten = run('npm', [...create, '--languages', 'en,de'], { cwd, env });
  await expect(forgotten).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('npm treated --languages as its own options → write -- before'),
  });
});
