import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addCommand, executeCommand, packageManagerOf, startedBy } from './packageManager';

const project = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-manager-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return folder;
};

test.each([
  ['npm/11.19.1 node/v20.20.2 linux x64 workspaces/false', { name: 'npm', version: '11.19.1' }],
  ['pnpm/10.34.9 npm/? node/v20.20.2 linux x64', { name: 'pnpm', version: '10.34.9' }],
  ['yarn/1.22.22 npm/? node/v20.20.2 linux x64', { name: 'yarn', version: '1.22.22' }],
  ['yarn/4.18.1 npm/? node/v20.20.2 linux x64', { name: 'yarn', version: '4.18.1' }],
  ['bun/1.4.5 npm/? node/v24.3.0 linux x64', { name: 'bun', version: '1.4.5' }],
  ['cnpm/9.0.0', undefined],
  [undefined, undefined],
])('%s is the package manager that started the program', (agent, manager) => {
  expect(startedBy({ npm_config_user_agent: agent })).toEqual(manager);
});

test('the package manager of a project is that of its lock file, regardless of the running one', () => {
  const npx = { npm_config_user_agent: 'npm/11.19.1 node/v20.20.2' };
  const folder = project({ 'pnpm-lock.yaml': '' });
  mkdirSync(path.join(folder, 'docs/api'), { recursive: true });
  expect(packageManagerOf(path.join(folder, 'docs/api'), npx)).toEqual({ name: 'pnpm' });
  expect(packageManagerOf(project({ 'yarn.lock': '' }), npx)).toEqual({ name: 'yarn' });
  expect(packageManagerOf(project({ 'bun.lock': '' }), npx)).toEqual({ name: 'bun' });
});

test('packageManager in package.json takes precedence over a leftover lock file', () => {
  const folder = project({
    'package.json': '{ "packageManager": "pnpm@10.34.9+sha512.0a" }',
    'package-lock.json': '{}',
  });
  expect(packageManagerOf(folder, {})).toEqual({ name: 'pnpm', version: '10.34.9' });
});

test('a project without a package manager uses the running one, or else npm', () => {
  const folder = project({ 'package.json': '{}' });
  expect(packageManagerOf(folder, { npm_config_user_agent: 'bun/1.4.5' }).name).toBe('bun');
  expect(packageManagerOf(folder, {})).toEqual({ name: 'npm' });
});

test('commands have the syntax of the package manager', () => {
  const command = (name: 'npm' | 'pnpm' | 'yarn' | 'bun') =>
    addCommand(['feed@5.2.1'], ['-D', '-E'], { name });
  expect(command('npm')).toBe('npm install -D -E feed@5.2.1');
  expect(command('pnpm')).toBe('pnpm add -D -E feed@5.2.1');
  expect(command('yarn')).toBe('yarn add -D -E feed@5.2.1');
  expect(command('bun')).toBe('bun add -d -E feed@5.2.1');
  expect(executeCommand({ name: 'pnpm' }, 'lectern doctor')).toBe('pnpm exec lectern doctor');
});
