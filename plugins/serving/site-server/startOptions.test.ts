import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  describeListenError,
  describeReadError,
  readStartOptions,
  servedAddress,
} from './startOptions';

const site = mkdtempSync(path.join(tmpdir(), 'lectern-start-'));
writeFileSync(path.join(site, 'index.html'), '');

test('the port is 3000 unless the environment says otherwise', () => {
  expect(readStartOptions({ SITE_DIR: site })).toEqual({
    port: 3000,
    sites: [{ root: site }],
    proxies: 0,
    hasLog: true,
  });
  expect(readStartOptions({ SITE_DIR: site, PORT: '8080' }).port).toBe(8080);
});

test('a variable that is empty is not set', () => {
  const env = { PORT: '', HOST: ' ', SITE_BASE: '', TRUSTED_PROXIES: '', LOG: '' };
  expect(readStartOptions({ ...env, SITE_DIR: site })).toEqual({
    port: 3000,
    sites: [{ root: site }],
    proxies: 0,
    hasLog: true,
  });
});

test.each(['-1', '0.5', 'one', '1000'])('TRUSTED_PROXIES=%s is refused', (value) => {
  expect(() => readStartOptions({ SITE_DIR: site, TRUSTED_PROXIES: value })).toThrow(
    `[server] TRUSTED_PROXIES must be a whole number from 0 to 100, but is "${value}"`,
  );
});

test('the address, the log and the base come from the environment', () => {
  const env = { SITE_DIR: site, HOST: '127.0.0.1', LOG: 'off', SITE_BASE: '/docs/' };
  expect(readStartOptions(env)).toMatchObject({
    host: '127.0.0.1',
    hasLog: false,
    sites: [{ root: site, base: '/docs/' }],
  });
  expect(() => readStartOptions({ SITE_DIR: site, LOG: 'no' })).toThrow(
    '[server] LOG must be "on" or "off", but is "no"',
  );
});

test('a base needs a slash at both ends', () => {
  expect(readStartOptions({ SITE_DIR: site, SITE_BASE: '/docs/' }).sites[0]?.base).toBe('/docs/');
  expect(() => readStartOptions({ SITE_DIR: site, SITE_BASE: '/docs' })).toThrow(
    '[server] SITE_BASE must be a path with a slash at both ends, such as "/docs/", but is "/docs"',
  );
});

test.each(['//', '/../', '/a/./', '/a//b/', '/%64ocs/', '/a?b/', '/a#b/', '/a\\b/'])(
  'a base %s, which no address begins with, is refused',
  (base) => {
    expect(() => readStartOptions({ SITE_DIR: site, SITE_BASE: base })).toThrow(
      `[server] SITE_BASE must be a path with a slash at both ends, such as "/docs/", but is "${base}"`,
    );
  },
);

test.each(['/', '/文档/', '/a/b.c/', '/..a/'])('accepts the base %s', (base) => {
  expect(readStartOptions({ SITE_DIR: site, SITE_BASE: base }).sites[0]?.base).toBe(base);
});

test.each(['http', '70000', '-1', '1.5'])('PORT=%s is refused', (port) => {
  expect(() => readStartOptions({ SITE_DIR: site, PORT: port })).toThrow(
    `[server] PORT must be a whole number from 0 to 65535, but is "${port}"`,
  );
});

test('several folders are several sites, each at its own base', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'lectern-start-'));
  writeFileSync(path.join(other, 'index.html'), '');
  expect(readStartOptions({ SITE_DIR: `${site}, ${other}` }).sites.map(({ root }) => root)).toEqual(
    [site, other],
  );
  expect(() => readStartOptions({ SITE_DIR: `${site},${other}`, SITE_BASE: '/docs/' })).toThrow(
    '[server] SITE_BASE must be unset for several sites, because each is served at the base',
  );
});

test('ignores an extra comma in a list of folders', () => {
  expect(readStartOptions({ SITE_DIR: `${site}, ` }).sites).toEqual([{ root: site }]);
  expect(() => readStartOptions({ SITE_DIR: ',' })).toThrow(
    '[server] SITE_DIR must be a folder, such as "doc_build", but is ","',
  );
});

test('the address that is printed can be opened, one of IPv6 too', () => {
  expect(servedAddress(undefined, 3000)).toBe('http://localhost:3000');
  expect(servedAddress('127.0.0.1', 3000)).toBe('http://127.0.0.1:3000');
  expect(servedAddress('::1', 3000)).toBe('http://[::1]:3000');
});

test('a site that was not built is named with the command that builds it', () => {
  expect(() => readStartOptions({ SITE_DIR: '/nowhere' })).toThrow(
    '[server] there is no built site in /nowhere → run "npm run build" first',
  );
});

test('a taken port is named with another to try', () => {
  const error = Object.assign(new Error('in use'), { code: 'EADDRINUSE' });
  expect(describeListenError(error, 3000)).toBe(
    '[server] port 3000 is taken by another program → stop it, or choose another: PORT=3001 npm start',
  );
});

test('an address that the machine does not have is named', () => {
  const error = Object.assign(new Error('bad'), { code: 'EADDRNOTAVAIL' });
  expect(describeListenError(error, 3000)).toContain('[server] HOST is not an address');
});

test('[SAFE-2] a file of the site that may not be read is named with what to do', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/srv/a.html'"), {
    code: 'EACCES',
  });
  expect(describeReadError(error)).toBe(
    "[server] the site cannot be read: EACCES: permission denied, open '/srv/a.html' → give the user that runs the server read permission",
  );
  expect(describeReadError(new Error('[search] a → b'))).toBe('[search] a → b');
});
