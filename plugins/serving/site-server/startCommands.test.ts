import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, test } from 'vitest';
import { fetchBytes } from '../server/testing/fetchBytes';
import { TEST_SITE, writeSite } from '../server/testing/testSite';
import { startCommand } from './testing/testServer';

const LARGE = 20 * 1024 * 1024;
/** The pause of a reader in ms, longer than a signal takes to arrive. */
const PAUSE_MS = 400;
const ANALYZE = '/usr/bin/systemd-analyze';

const NPM_START = ['npm', 'start'];
const UNIT = readFileSync('docs/deployment/lectern.service', 'utf8');
const DOCKERFILE = readFileSync('docs/deployment/Dockerfile', 'utf8');

const site = writeSite({ 'index.html': 'home', 'large.bin': new Uint8Array(LARGE) }, TEST_SITE);

/** The command of the unit file, with the Node.js of this machine. */
function unitCommand(): string[] {
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(UNIT) ?? [];
  return command.replace('/usr/bin/node', process.execPath).split(' ');
}

/** A line of the Dockerfile in the form that starts a program without a shell. */
function dockerCommand(instruction: string): string[] {
  const [, json = ''] = new RegExp(`^${instruction} (\\[.+\\])$`, 'm').exec(DOCKERFILE) ?? [];
  return JSON.parse(json);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

const STOPS = [
  ['npm start, SIGTERM to npm', NPM_START, 'SIGTERM', 'command'],
  ['npm start, SIGTERM to all of its processes', NPM_START, 'SIGTERM', 'group'],
  ['npm start, Ctrl+C in a terminal', NPM_START, 'SIGINT', 'group'],
  ['the unit file, systemctl stop', unitCommand(), 'SIGTERM', 'command'],
  ['the Dockerfile, docker stop', dockerCommand('CMD'), 'SIGTERM', 'command'],
] as const;

describe('pending responses are finished, and then the port is free', () => {
  let servers: Awaited<ReturnType<typeof startCommand>>[];

  // All servers are started before any is stopped, because a start uses the processor for seconds,
  // which could delay a response beyond the deadline.
  beforeAll(async () => {
    servers = await Promise.all(
      STOPS.map(([, command]) => startCommand(command, site, { LOG: 'off' })),
    );
  });

  test.each(STOPS.map(([name, , signal, to], at) => ({ name, signal, to, at })))(
    '[SAFE-2] $name',
    async ({ signal, to, at }) => {
      const server = servers[at] as (typeof servers)[number];
      const slow = fetchBytes(server.port, '/large.bin', undefined, PAUSE_MS);
      await fetchBytes(server.port, '/');
      server.send(signal, to);
      expect(await slow.catch(server.complaints)).toBe(LARGE);
      expect(await server.ended, server.complaints()).toBe(0);
      expect(await isListening(server.port)).toBe(false);
    },
  );
});

test.concurrent('[SAFE-2] a server whose npm was killed does not keep its port', async ({
  expect,
}) => {
  const server = await startCommand(NPM_START, site, { LOG: 'off' });
  server.send('SIGKILL');
  await expect.poll(() => isListening(server.port), { timeout: 10_000 }).toBe(false);
});

test.concurrent('[SAFE-2] pages are served if the reader of the log exits', async ({ expect }) => {
  const server = await startCommand(NPM_START, site);
  server.leaveLog();
  for (let at = 0; at < 3; at += 1) {
    await fetchBytes(server.port, '/');
    // Lines are written 200 ms after a request.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  expect(await fetchBytes(server.port, '/')).toBe(4);
  server.send('SIGTERM');
  expect(await server.ended).toBe(0);
});

test.concurrent('the health check of the Dockerfile tells a server that runs from one that does not', async () => {
  const server = await startCommand(dockerCommand('CMD'), site, { LOG: 'off' });
  const [program = '', ...args] = dockerCommand('HEALTHCHECK CMD');
  const check = () =>
    execFileSync(program, args, { env: { ...process.env, PORT: String(server.port) } });
  expect(check).not.toThrow();
  server.terminate();
  await server.ended;
  expect(check).toThrow();
});

test.runIf(existsSync(ANALYZE))('systemd reports no problems in the unit file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-unit-')), 'lectern.service');
  writeFileSync(file, UNIT.replace('/usr/bin/node', process.execPath));
  expect(() =>
    execFileSync(ANALYZE, ['verify', '--man=no', file], { stdio: 'pipe' }),
  ).not.toThrow();
});

test('[SAFE-2] where the unit file lets nothing be written, the compiled server still has its folder', () => {
  expect(unitCommand()).toContain('tsx');
  expect(UNIT).toMatch(/^ProtectSystem=strict$/m);
  expect(UNIT).toMatch(/^PrivateTmp=yes$/m);
});

test('[SAFE-2] systemd stops the server alone, whose compiler is needed until the last response', () => {
  expect(UNIT).toMatch(/^KillMode=mixed$/m);
});

test('[SAFE-2] the last stage of the Dockerfile has the packages that its command imports', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const imported = dockerCommand('CMD').filter((argument) => argument in devDependencies);
  expect(imported).toEqual(['tsx']);
  const [, last = ''] = DOCKERFILE.split(/^FROM node:22-slim$/m);
  expect(last).toMatch(/^COPY --from=build \/site\/node_modules \.\/node_modules$/m);
  expect(DOCKERFILE).not.toContain('--omit=dev');
});

test('the Dockerfile copies only what is in the repository or was built', () => {
  const copied = [...DOCKERFILE.matchAll(/^COPY (?:--from=build )?(.+)$/gm)].flatMap(
    ([, names = '']) => names.split(' ').slice(0, -1),
  );
  const missing = copied
    .map((name) => name.replace(/^\/site\//, ''))
    .filter((name) => !/^doc_(build|lectern)$/.test(name) && !existsSync(name));
  expect(missing).toEqual([]);
});
