import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  freePort,
  installedPackage,
  loadedConfig,
  nodeVersion,
  optionalPackages,
  portOfSite,
  portRemedy,
  reactPackages,
  supportedInternals,
} from './diagnose';
import { satisfies } from './satisfies';

test.each([
  ['2.0.22', '2.0.22', true],
  ['2.0.23', '2.0.22', false],
  ['19.3.1', '^19.2.8', true],
  ['19.2.7', '^19.2.8', false],
  ['20.0.0', '^19.2.8', false],
  ['20.19.0', '^20.19.0 || >=22.12.0', true],
  ['21.0.0', '^20.19.0 || >=22.12.0', false],
  ['24.1.0', '^20.19.0 || >=22.12.0', true],
  ['0.18.3', '^0.18.0', true],
  ['0.19.0', '^0.18.0', false],
])('%s in %s: %s', (version, range, isIn) => {
  expect(satisfies(version, range)).toBe(isIn);
});

test('[DIAG-3] an outdated Node.js is reported with the version to install', () => {
  expect(nodeVersion('18.20.0')).toEqual({
    name: 'node',
    isWell: false,
    says: '18.20.0 → install Node.js 22 or 24: Lectern needs ^20.19.0 || >=22.12.0',
  });
  expect(nodeVersion().isWell).toBe(true);
});

test('[DIAG-3] a package of an unsupported version is reported with the command', () => {
  expect(installedPackage('@rspress/core', '2.1.0', '2.0.22').says).toBe(
    '2.1.0, but Lectern requires 2.0.22 → npm install -E @rspress/core@2.0.22',
  );
  expect(installedPackage('not-there').says).toMatch(/^is not installed → npm install not-there/);
  expect(installedPackage('react')).toMatchObject({
    isWell: true,
    says: expect.stringMatching(/^19\.\d+\.\d+$/),
  });
});

test('[DIAG-3] React DOM is to have the version of React', () => {
  const saysOf = (...versions: Parameters<typeof reactPackages>) =>
    reactPackages(...versions).map(({ isWell, says }) => (isWell ? 'well' : says));
  expect(saysOf('19.3.0', '19.3.0')).toEqual(['well', 'well']);
  expect(saysOf('19.3.0', '19.2.9')).toEqual([
    'well',
    '19.2.9, but react is 19.3.0 → npm install -E react-dom@19.3.0',
  ]);
  expect(saysOf('19.3.0', '18.2.0')).toEqual([
    'well',
    '18.2.0, but Lectern requires ^19.2.8 → npm install -E react-dom@19.3.0',
  ]);
  const [react, dom] = saysOf('18.2.0', '18.2.0');
  expect(react?.split('react@')[1]).toBe(dom?.split('react-dom@')[1]);
});

test('[DIAG-3] an installed package of a feature is reported if its version is not supported', () => {
  const versions: Record<string, string> = { feed: '4.2.2', ai: '5.0.277' };
  expect(optionalPackages(['feed', 'ai', 'temml'], (name) => versions[name])).toEqual([
    {
      name: 'feed',
      isWell: false,
      says: '4.2.2, but Lectern requires ^5.2.1 → npm install -E feed@5.2.1',
    },
    { name: 'ai', isWell: true, says: '5.0.277' },
  ]);
  expect(optionalPackages().map(({ name }) => name)).toContain('feed');
});

test('[DIAG-3] changed internals are reported', () => {
  const changed = () => {
    throw new Error('dist/index.js no longer has "x"');
  };
  expect(supportedInternals(changed)).toMatchObject({
    isWell: false,
    says: expect.stringContaining('"x"'),
  });
  expect(supportedInternals()).toMatchObject({
    isWell: true,
    says: expect.stringMatching(/^\d+ checks passed$/),
  });
});

test('[DIAG-3] invalid settings are reported as in a build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-doctor-'));
  expect(await loadedConfig(folder)).toMatchObject({
    isWell: false,
    says: expect.stringContaining('has no rspress.config.ts'),
  });
  writeFileSync(path.join(folder, 'other.config.mjs'), 'throw new Error("[config] other");');
  expect(await loadedConfig(folder, 'other.config.mjs')).toMatchObject({ says: '[config] other' });
  writeFileSync(path.join(folder, 'rspress.config.mjs'), 'throw new Error("[config] no");');
  expect(await loadedConfig(folder)).toMatchObject({ isWell: false, says: '[config] no' });
  const whole = mkdtempSync(path.join(tmpdir(), 'lectern-doctor-'));
  mkdirSync(path.join(whole, 'docs'));
  const config = path.join(whole, 'rspress.config.mjs');
  writeFileSync(config, 'export default { title: "A" };');
  expect(await loadedConfig(whole)).toMatchObject({
    isWell: false,
    says: expect.stringContaining('does not use defineSite'),
  });
  writeFileSync(
    path.join(whole, 'b.mjs'),
    "export default { plugins: [{ name: 'lectern:content' }] };",
  );
  expect(await loadedConfig(whole, 'b.mjs')).toMatchObject({
    isWell: true,
    says: expect.stringMatching(/^b\.mjs: 1 language, 1 version, 1 plugin$/),
  });
});

test('[DIAG-3] an occupied port is reported with another one', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as { port: number };
  const taken = await freePort(port);
  await new Promise((resolve) => server.close(resolve));
  expect(taken).toEqual({
    name: `port ${port}`,
    isWell: false,
    says: `is taken by another program → stop it, or choose another: lectern dev --port ${port + 1}`,
  });
  const free = { name: `port ${port}`, isWell: true, says: 'is free' };
  expect(await freePort(port)).toEqual(free);
  expect(await portOfSite({ PORT: String(port) })).toEqual(free);
});

test('[DIAG-3] a port that cannot be used for another reason is reported with the reason', () => {
  const error = (code: string) => Object.assign(new Error(`listen ${code}: ::`), { code });
  expect(portRemedy(80, error('EACCES'))).toBe(
    'is reserved for the administrator of the machine → choose another: lectern dev --port 3000',
  );
  expect(portRemedy(4000, error('EMFILE'))).toBe(
    'cannot be used (listen EMFILE: ::) → choose another: lectern dev --port 4001',
  );
  expect(portRemedy(65_535, error('EADDRINUSE'))).toContain('lectern dev --port 3000');
});

test('[DIAG-3] an invalid PORT is reported', async () => {
  expect(await portOfSite({ PORT: 'web' })).toMatchObject({
    name: 'port',
    isWell: false,
    says: expect.stringContaining('PORT'),
  });
});
