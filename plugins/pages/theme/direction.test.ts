import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRightToLeft, withDirection } from './direction';

test.each([
  ['ar', true],
  ['he-IL', true],
  ['fa', true],
  ['pa-Arab', true],
  ['en', false],
  ['zh-Hant', false],
  ['az', false],
  ['no language', false],
])('[KIT-3] %s is written from right to left: %s', (lang, isSo) => {
  expect(isRightToLeft(lang)).toBe(isSo);
});

test('[KIT-3] the layout of the installed Rspress says the direction of a page', () => {
  const file = 'node_modules/@rspress/core/dist/theme/layout/Layout/index.js';
  const code = withDirection(readFileSync(file, 'utf8'), ['ar']);
  expect(code).toContain(`lang: lang || 'en', dir: ["ar"].includes(lang) ? 'rtl' : 'ltr'`);
  expect(() => withDirection('', ['ar'])).toThrow('no longer has');
});

test('[KIT-3] no style names a side of the window where a line could begin', () => {
  const side =
    /^\s*(?:(?:margin|padding|border|scroll-margin)-(?:left|right)|left|right|float|text-align: (?:left|right))\b/;
  const centered = 'left: 50%;';
  const found = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) =>
      readFileSync(`theme/${name}`, 'utf8')
        .split('\n')
        .filter((line) => side.test(line) && line.trim() !== centered)
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
