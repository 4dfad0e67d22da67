import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BROWSER_ONLY } from './browserOnly';

const texts = readdirSync('theme', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
  .map((name) => readFileSync(path.join('theme', name), 'utf8'));

/** The names in imports of one form. */
const imported = (form: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(form)].map(([, name = '']) => name));

test('what is omitted from the code that renders pages is only imported when a reader reaches for it', () => {
  const late = imported(/(?<!typeof )\bimport\('([^']+)'\)/g);
  expect(late.filter((name) => BROWSER_ONLY.test(name)).length).toBeGreaterThan(15);
  expect(late).toContain('./SearchDialog');
  const atOnce = imported(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s*)?'([^']+)';/gm);
  expect(atOnce.length).toBeGreaterThan(200);
  expect(atOnce.filter((name) => BROWSER_ONLY.test(name))).toEqual([]);
});

test('modules of the package are omitted too, and others with such names are not', () => {
  expect(['./SearchDialog.js', './LoadedMenu.js'].every((name) => BROWSER_ONLY.test(name))).toBe(
    true,
  );
  expect(
    ['./loadDialog', './BesideHost', '../Compare/CompareDialog'].some((name) =>
      BROWSER_ONLY.test(name),
    ),
  ).toBe(false);
});
