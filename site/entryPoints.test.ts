import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ENTRIES } from './settings/apiEntryPoints';

/**
 * Matches files that other sites do not have: tests, generators of pages from the sources, and the
 * playground, which reads the recorded outputs of samples.
 */
const BESIDE = /\.test\.tsx?$|^site\/(settings|faults|play)\//;

const sources = readdirSync('site', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('site', name))
  .filter((file) => /\.tsx?$/.test(file) && !BESIDE.test(file));

function resolve(from: string, name: string): string {
  const base = path.posix.join(path.posix.dirname(from), name);
  const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return (
    ends.map((end) => base + end).find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? base
  );
}

/** Returns the source files of Lectern that a file imports. */
const importedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)]
    .map(([, name = '']) => resolve(file, name))
    .filter((to) => /^(plugins|theme)\//.test(to));

test('[EXT-1] both sites only import the entry points of the package, by the paths of their sources', () => {
  const imports = ['rspress.config.ts', ...sources].flatMap((from) =>
    importedBy(from).map((to) => ({ from, to })),
  );
  expect(imports.length).toBeGreaterThan(4);
  expect(imports.filter(({ to }) => !ENTRIES.includes(to))).toEqual([]);
});
