import { expect, test } from 'vitest';
import { packageCommands } from './packageCommand';

test('[ELEM-6] the tabs are npm, yarn, pnpm and bun, and install becomes add in the last three', () => {
  expect(packageCommands('install -D vitest')).toEqual([
    ['npm', 'npm install -D vitest'],
    ['yarn', 'yarn add -D vitest'],
    ['pnpm', 'pnpm add -D vitest'],
    ['bun', 'bun add -D vitest'],
  ]);
});

test('[ELEM-6] a plain install stays, also with flags', () => {
  expect(packageCommands('install').map(([, line]) => line)).toContain('pnpm install');
  expect(packageCommands('install --frozen-lockfile').map(([, line]) => line)).toContain(
    'yarn install --frozen-lockfile',
  );
});

test('[ELEM-6] names that contain install are not changed', () => {
  expect(packageCommands('install foo-install').map(([, line]) => line)).toContain(
    'bun add foo-install',
  );
  expect(packageCommands('run install').map(([, line]) => line)).toContain('pnpm run install');
});

test('every line of a command is translated', () => {
  expect(packageCommands('install a\nrun build')[2]).toEqual([
    'pnpm',
    'pnpm add a\npnpm run build',
  ]);
});

test('an object results in its own package managers and unmodified commands', () => {
  expect(packageCommands({ pnpm: 'pnpm dlx x', npm: 'npx x' })).toEqual([
    ['npm', 'npx x'],
    ['pnpm', 'pnpm dlx x'],
  ]);
});
