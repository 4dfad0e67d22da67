import { expect, test } from 'vitest';
import { packageCommands } from './packageCommand';

test('[ELEM-6] the tabs are npm, yarn, pnpm and bun, and install becomes add in the last three', () => {
  expect(packageCommands('install -D vitest')).toEqual([
    { name: 'npm', command: 'npm install -D vitest' },
    { name: 'yarn', command: 'yarn add -D vitest' },
    { name: 'pnpm', command: 'pnpm add -D vitest' },
    { name: 'bun', command: 'bun add -D vitest' },
  ]);
});

test('[ELEM-6] a plain install stays, also with flags', () => {
  expect(packageCommands('install').map(({ command }) => command)).toContain('pnpm install');
  expect(packageCommands('install --frozen-lockfile').map(({ command }) => command)).toContain(
    'yarn install --frozen-lockfile',
  );
});

test('[ELEM-6] names that contain install are not changed', () => {
  expect(packageCommands('install foo-install').map(({ command }) => command)).toContain(
    'bun add foo-install',
  );
  expect(packageCommands('run install').map(({ command }) => command)).toContain(
    'pnpm run install',
  );
});

test('every line of a command is translated', () => {
  expect(packageCommands('install a\nrun build')[2]).toEqual({
    name: 'pnpm',
    command: 'pnpm add a\npnpm run build',
  });
});

test('an object results in its own package managers and unmodified commands', () => {
  expect(packageCommands({ pnpm: 'pnpm dlx x', npm: 'npx x' })).toEqual([
    { name: 'npm', command: 'npx x' },
    { name: 'pnpm', command: 'pnpm dlx x' },
  ]);
});
