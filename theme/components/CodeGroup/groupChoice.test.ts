import { expect, test } from 'vitest';
import { chosenName, storeChoice, tabNames } from './groupChoice';

const configs = ['rspack.config.mjs', 'rspack.config.ts'];
const shells = ['bash', 'PowerShell'];

test('the first tab is shown until another is selected', () => {
  expect(chosenName(configs, '')).toBe('rspack.config.mjs');
  expect(chosenName(configs, 'something else')).toBe('rspack.config.mjs');
  expect(chosenName([], 'something')).toBeUndefined();
});

test('a choice in one kind of group does not affect other kinds', () => {
  const stored = storeChoice(storeChoice('', 'rspack.config.ts'), 'PowerShell');
  expect(chosenName(configs, stored)).toBe('rspack.config.ts');
  expect(chosenName(shells, stored)).toBe('PowerShell');
});

test('the latest choice wins', () => {
  const stored = ['PowerShell', 'bash'].reduce(storeChoice, '');
  expect(chosenName(shells, stored)).toBe('bash');
});

test('the list of choices has a maximum length', () => {
  const many = Array.from({ length: 50 }, (_, index) => `tab ${index}`).reduce(storeChoice, '');
  expect(many.split('\n')).toHaveLength(20);
  expect(many).toMatch(/^tab 49\n/);
});

test('tabs with the same label have unique names', () => {
  expect(tabNames(['js', 'ts', 'js', 'js'])).toEqual(['js', 'ts', 'js 2', 'js 3']);
});
