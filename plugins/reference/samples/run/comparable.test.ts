import { expect, test } from 'vitest';
import { comparablePrinted, comparableShown } from './comparable';

const FOLDERS = { folder: '/tmp/x/project-0', installed: ['/home/me/docs/node_modules'] };

/** Whether a text of a page matches printed text. */
function isSame(shown: string, printed: string): boolean {
  return comparableShown(shown) === comparablePrinted(printed, FOLDERS);
}

test('[TRUE-3] folders, times, hashes, releases, addresses and ports are not compared', () => {
  expect(isSame("in '/project/src'", "in '/tmp/x/project-0/src'")).toBe(true);
  expect(isSame("in '/app/src'", "in '/tmp/x/project-0/src'")).toBe(true);
  expect(isSame('/app/node_modules/a/b.js', '/home/me/docs/node_modules/a/b.js')).toBe(true);
  expect(isSame('compiled in 2.06 s', 'compiled in 31 ms')).toBe(true);
  expect(isSame('{"time":23}', '{"time":101}')).toBe(true);
  expect(isSame('main.e49debc7.js', 'main.1ffc2aa4.js')).toBe(true);
  expect(isSame('Rspack 2.0.1 compiled', 'Rspack 2.3.2 compiled')).toBe(true);
  expect(isSame('http://192.0.2.2:8080/', 'http://10.0.0.4:8081/')).toBe(true);
  expect(isSame('http://[::1]:8080/', 'http://[fd00::2]:8081/')).toBe(true);
  expect(isSame('http://localhost:8080/', 'http://localhost:8081/')).toBe(true);
});

test('[TRUE-3] meaningful differences are compared', () => {
  expect(isSame("in '/project/src'", "in '/tmp/x/project-0/lib'")).toBe(false);
  expect(isSame("in '/application/src'", "in '/tmp/x/project-0/src'")).toBe(false);
  expect(isSame('main.e49debc7.js', 'main.1ffc2aa41.js')).toBe(false);
  expect(isSame('main.e49debc7.js', 'main.js')).toBe(false);
  expect(isSame('1.2.3', '1.2.4')).toBe(false);
  expect(isSame('93 bytes', '94 bytes')).toBe(false);
  expect(isSame('2 errors in 3 ms', '1 error in 3 ms')).toBe(false);
});
