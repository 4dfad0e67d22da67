import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { outputPaths } from '../../support/outputPaths';
import { checkPlace } from './checkPlace';
import { BUILD_FILE } from './oldFiles';

const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-place-'));
mkdirSync(path.join(cwd, 'docs'));

/** Returns the problem of an output, or an empty string. */
function problem(outDir: string): string {
  try {
    checkPlace(outputPaths(path.resolve(cwd, outDir)), { outDir, root: 'docs', cwd });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test.each(['doc_build', 'out/of/sight', '../elsewhere', 'docs-out'])(
  '%s can be built',
  (outDir) => {
    expect(problem(outDir)).toBe('');
  },
);

test.each(['.', '..', 'docs', '/'])('%s contains the sources and is rejected', (outDir) => {
  expect(problem(outDir)).toBe(
    `[output] outDir is "${outDir}", which contains the sources of the site, which a build would remove → choose a separate folder, such as "doc_build"`,
  );
});

test('an output inside of the pages is refused: the next build would read it', () => {
  expect(problem('docs/public/out')).toContain('is inside docs, so the next build');
});

test('a file is refused, and a link is followed', () => {
  writeFileSync(path.join(cwd, 'file'), '');
  symlinkSync('nowhere', path.join(cwd, 'link'));
  symlinkSync('docs', path.join(cwd, 'docs-link'));
  expect(problem('file')).toContain('is a file → remove it');
  expect(problem('link')).toBe('');
  expect(problem('docs-link')).toContain('contains the sources');
});

test('a folder outside of the project is only replaced if a build wrote it', () => {
  const other = mkdtempSync(path.join(tmpdir(), 'lectern-other-'));
  expect(problem(other)).toBe('');
  writeFileSync(path.join(other, 'thesis.pdf'), '');
  expect(problem(other)).toContain('contains files that are not from a build (thesis.pdf)');
  writeFileSync(path.join(other, BUILD_FILE), '{}');
  expect(problem(other)).toBe('');
});
