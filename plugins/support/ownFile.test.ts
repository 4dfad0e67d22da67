import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ownFile, packageRoot } from './ownFile';

/** Returns `import.meta.url` of a module in a folder with these files. */
function moduleBeside(...files: string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-own-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  return pathToFileURL(path.join(folder, 'index.js')).href;
}

test.each([
  ['runtime/door.ts', 'runtime/door'],
  ['Layout.tsx', 'Layout'],
  ['runtime/door.js', 'runtime/door'],
])('a module is found as %s', (file, name) => {
  expect(ownFile(moduleBeside(file, `${name}.d.ts`), name)).toMatch(new RegExp(`/${file}$`));
});

test('a missing module is an error', () => {
  expect(() => ownFile(moduleBeside(), 'door')).toThrow('door does not exist → reinstall lectern');
});

test('the folder of the package is the one with its package.json', () => {
  expect(packageRoot(moduleBeside('package.json'))).not.toBe(packageRoot());
  expect(packageRoot()).toBe(process.cwd());
});

test('a package that was removed is an error', () => {
  const removed = pathToFileURL(
    path.join(path.parse(process.cwd()).root, 'removed', 'index.js'),
  ).href;
  expect(() => packageRoot(removed)).toThrow(
    /^\[lectern\] the package of .+ does not exist → reinstall lectern$/,
  );
});
