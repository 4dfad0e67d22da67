import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { packageVersion } from '../../support/installed';
import { createLecternProgram } from '../createLecternProgram';
import { checkPublished, packedSource } from './ownSource';

const VERSION = packageVersion();

/** Creates a project that has installed a package from a file, like the temporary one of `npx`. */
function projectWith(name: string, dependency: string, files: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-source-'));
  const root = path.join(folder, 'project/node_modules', name);
  mkdirSync(root, { recursive: true });
  const write = (file: string, value: object) => writeFileSync(file, JSON.stringify(value));
  write(path.join(folder, 'project/package.json'), { dependencies: { [name]: dependency } });
  write(path.join(root, 'package.json'), { name, version: VERSION });
  for (const file of files) writeFileSync(path.join(folder, file), '');
  return { folder, root };
}

test.each([
  ['lectern', 'file:../packed.tgz', ['packed.tgz'], 'packed.tgz'],
  ['lectern', 'file:../gone.tgz', [], undefined],
  ['lectern', VERSION, [], undefined],
  [
    'create-lectern',
    'file:../create-lectern.tgz',
    ['create-lectern.tgz', `lectern-${VERSION}.tgz`],
    `lectern-${VERSION}.tgz`,
  ],
  ['create-lectern', 'file:../create-lectern.tgz', ['create-lectern.tgz'], undefined],
])('%s from %s next to %j installs Lectern from %s', (name, dependency, files, packed) => {
  const { folder, root } = projectWith(name, dependency, files);
  expect(packedSource(root)).toBe(packed && path.join(folder, packed));
});

test('the repository has no packed file', () => {
  expect(packedSource()).toBeUndefined();
});

afterEach(() => vi.unstubAllEnvs());

/** Makes npm use a registry that has one version. */
async function withRegistry<Result>(version: string, act: () => Promise<Result>): Promise<Result> {
  const server = createServer(({ url }, response) => {
    if (url !== '/lectern') return response.writeHead(404).end('{}');
    const versions = { [version]: { name: 'lectern', version, dist: { tarball: '' } } };
    const answer = { name: 'lectern', 'dist-tags': { latest: version }, versions };
    return response.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  vi.stubEnv('npm_config_cache', mkdtempSync(path.join(tmpdir(), 'lectern-npm-')));
  vi.stubEnv('npm_config_fetch_retries', '0');
  try {
    return await act();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a version that is missing in the registry is reported before anything is written', async () => {
  const message = `[create] the registry has no lectern ${VERSION}, so nothing was created → pack it with npm pack, and repeat the command with its file: --lectern ./lectern-${VERSION}.tgz`;
  await withRegistry('9.9.9', async () => {
    await expect(checkPublished()).rejects.toThrow(message);
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-source-')), 'docs');
    const program = createLecternProgram({ write: () => {}, note: () => {}, end: () => {} });
    const created = program.parseAsync([folder, '--install'], { from: 'user' });
    await expect(created).rejects.toThrow(message);
    expect(existsSync(folder)).toBe(false);
    await checkPublished('9.9.9');
  });
});

test('an unreachable registry does not prevent the creation', async () => {
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9/');
  vi.stubEnv('npm_config_fetch_retries', '0');
  await checkPublished();
  expect(process.exitCode).toBeUndefined();
});
