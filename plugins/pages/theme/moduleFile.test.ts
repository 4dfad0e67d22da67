import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { moduleFile } from './moduleFile';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'parts'));
for (const name of ['Hero.tsx', 'Hero.css', 'parts/index.ts']) {
  writeFileSync(path.join(folder, name), '');
}

const from = path.join(folder, 'index.tsx');

test.each([
  ['./Hero', 'Hero.tsx'],
  ['./Hero.tsx', 'Hero.tsx'],
  ['./parts', 'parts/index.ts'],
])('the file of %s', (name, file) => {
  expect(moduleFile(from, name)).toBe(path.join(folder, file));
});

test('a style sheet is not the file of a module, and a module that does not exist has no file', () => {
  expect(moduleFile(from, './Hero.css')).toBeUndefined();
  expect(moduleFile(from, './Missing')).toBeUndefined();
});
