import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkBuiltOutput } from './builtOutput';
import type { BuiltSite } from './builtSite';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'guide'));
writeFileSync(path.join(folder, 'index.html'), '<h1>Home</h1>');
writeFileSync(path.join(folder, 'guide/start.html'), '<p>Start</p>');

type Site = BuiltSite<Record<never, never>, undefined>;
const site = { base: '/', pages: [] } as Partial<Site> as Site;

const check = (find: Parameters<typeof checkBuiltOutput>[1]) => () =>
  checkBuiltOutput('titles', find, folder, site);

test('a plugin reads the files of the output, and its problems are reported together', () => {
  const files: string[] = [];
  expect(
    check((output) => {
      files.push(...output.files);
      return output.files
        .filter((file) => !output.read(file).includes('<h1>Home'))
        .map((file) => ({ file, message: 'has no title → add one' }));
    }),
  ).toThrow('[titles] 1 problem in the output:\n  guide/start.html has no title → add one');
  expect(files).toEqual(['guide/start.html', 'index.html']);
  expect(check(() => [])).not.toThrow();
});

test('an unknown file and an invalid result are errors that name the plugin', () => {
  expect(check(({ read }) => [{ file: 'x', message: read('none.html') }])).toThrow(
    '[titles] outputProblems failed: the output has no file "none.html" → read one of its files',
  );
  expect(check(() => [{ file: 'index.html' }] as never)).toThrow(
    /^\[titles\] outputProblems does not return a list of problems:\n.*message/,
  );
  expect(check((async () => []) as never)).toThrow('outputProblems returns a promise');
});
