import { expect, test } from 'vitest';
import { configName, configsOf, runModule } from './loadConfig';

test('the first name of a configuration that exists is used', () => {
  expect(configName({ 'rspack.config.ts': '', 'rspack.config.mjs': '' })).toBe('rspack.config.mjs');
  expect(configName({ 'src/index.js': '' })).toBeUndefined();
});

test('a module knows its folder and address, and can require others', () => {
  const code = 'module.exports = [import.meta.dirname, require("path"), import.meta.url];';
  const exported = runModule(
    code,
    '/project/rspack.config.mjs',
    (name) => name,
    (text) => text,
  );
  expect(exported).toEqual(['/project', 'path', 'file:///project/rspack.config.mjs']);
});

test('configurations are objects, lists, promises or functions, and have a mode', async () => {
  const later = async (_: unknown, { mode }: { mode: string }) => [
    { name: mode },
    { mode: 'none' },
  ];
  expect(await configsOf({ default: later }, 'development')).toEqual([
    { name: 'development', mode: 'development' },
    { mode: 'none' },
  ]);
  expect(await configsOf(undefined, 'production')).toEqual([{ mode: 'production' }]);
});
