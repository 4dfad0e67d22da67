import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { installedFolder, installedVersion, supportedVersions } from '../support/installed';
import { checkContacts } from './check';
import { type Contact, has } from './contact';
import { pluginCompat } from './index';
import { contacts } from './table';

const contact = (more: Partial<Contact>): Contact => ({
  package: '@rspress/core',
  file: 'dist/node/PluginDriver.js',
  what: 'something is relied on',
  why: 'it is needed',
  upstream: 'offer it',
  ours: 'plugins/a.ts',
  check: () => {},
  ...more,
});

test.each(
  contacts.map((entry): [string, Contact] => [
    `${entry.package} ${entry.file}: ${entry.what}`,
    entry,
  ]),
)('%s', (_, entry) => {
  expect(() => checkContacts([entry])).not.toThrow();
});

test.each(contacts)('an empty file does not pass for $file: $what', ({ check, what }) => {
  // It compares other files than the one that it is called with.
  if (what.startsWith('React Router')) return;
  expect(() => check('')).toThrow();
});

test('every entry names our files', () => {
  for (const { ours } of contacts) {
    for (const file of ours.split(', ')) expect(existsSync(file), file).toBe(true);
  }
});

test('every package of the table is installed in the version that is supported', () => {
  for (const name of new Set(contacts.map((entry) => entry.package))) {
    expect(installedVersion(name)).toBe(supportedVersions(name));
  }
});

test('what no longer holds is named with file, place and the supported version, all at once', () => {
  const lost = [
    contact({ check: has('no such text') }),
    contact({ file: 'dist/none.js' }),
    contact({ check: has('class PluginDriver') }),
  ];
  const version = supportedVersions('@rspress/core');
  expect(() => checkContacts(lost)).toThrow(
    `[compat] Lectern supports @rspress/core ${version}, but ${version} is installed:
  dist/node/PluginDriver.js no longer has "no such text" (something is relied on: plugins/a.ts)
  dist/none.js does not exist (something is relied on: plugins/a.ts)
  → npm install -E @rspress/core@${version}, or compare plugins/compat/table.ts with the installed files`,
  );
});

test('a package that is not installed is only missed by a site that uses it', () => {
  const missing = [
    contact({ package: 'no-such-package' }),
    contact({ package: 'no-such-package' }),
  ];
  expect(() => checkContacts(missing)).toThrow(
    /^\[compat\] no-such-package is not installed → npm install no-such-package@latest$/,
  );
  expect(() => pluginCompat([]).config?.({}, {} as never, true)).not.toThrow();
});

/** Files of ours that name a file inside another package. */
function filesWithInsides(): string[] {
  const insides = /rspress\[\\\\\/\]|docsearch\[\\\\\/\]|base-ui\[\\\\\/\]/;
  return readdirSync('plugins', { recursive: true, encoding: 'utf8' })
    .map((name) => path.join('plugins', name))
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        insides.test(readFileSync(file, 'utf8')),
    );
}

test('what is edited in other packages is in the table', () => {
  const known = contacts.flatMap(({ ours }) => ours.split(', '));
  const covered = (file: string) =>
    known.some((one) => path.dirname(one) === path.dirname(file) || file.startsWith(one));
  expect(filesWithInsides().length).toBeGreaterThan(5);
  expect(filesWithInsides().filter((file) => !covered(file))).toEqual([]);
});

test('every package of the table has a folder', () => {
  for (const { package: name } of contacts) expect(installedFolder(name)).toBeDefined();
});
