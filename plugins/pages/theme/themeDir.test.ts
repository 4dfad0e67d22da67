import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { chooseThemeDir, isOfLecternTheme, lecternTheme } from './themeDir';

function siteWith(...files: string[]): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-theme-'));
  for (const file of files) {
    mkdirSync(path.join(cwd, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(cwd, file), '');
  }
  return cwd;
}

test('a site without a theme folder has the theme of Lectern, whatever Rspress has set', () => {
  const cwd = siteWith();
  expect(chooseThemeDir(undefined, cwd)).toBe(lecternTheme);
  expect(chooseThemeDir(path.join(cwd, 'theme'), cwd)).toBe(lecternTheme);
});

test('a folder named theme that is no theme does not count', () => {
  const cwd = siteWith('theme/colors.css');
  expect(chooseThemeDir(path.join(cwd, 'theme'), cwd)).toBe(lecternTheme);
});

test("a site's own theme is taken", () => {
  const cwd = siteWith('theme/index.tsx', 'look/index.ts');
  expect(chooseThemeDir(path.join(cwd, 'theme'), cwd)).toBe(path.join(cwd, 'theme'));
  expect(chooseThemeDir('look', cwd)).toBe(path.join(cwd, 'look'));
});

test('a folder that is named and has no theme is refused', () => {
  expect(() => chooseThemeDir('lok', siteWith('look/index.ts'))).toThrow(
    '[theme] themeDir is "lok", which has no index.tsx',
  );
});

test('a folder whose name begins like that of the theme of Lectern is not part of it', () => {
  expect(isOfLecternTheme(path.join(lecternTheme, 'index.tsx'))).toBe(true);
  expect(isOfLecternTheme(path.join(`${lecternTheme}-own`, 'index.tsx'))).toBe(false);
});
