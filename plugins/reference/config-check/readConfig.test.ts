import { expect, test } from 'vitest';
import type { ConfigValue } from './configValue';
import { readConfig } from './readConfig';

function read(text: string): ConfigValue {
  const config = readConfig(text);
  if (!config.isRead) throw new Error(config.reason);
  return config.value;
}

/** Returns the names of the top-level settings, in order. */
function names(text: string): string[] {
  const value = read(text);
  const objects = value.kind === 'either' ? value.values : [value];
  return objects.flatMap((one) =>
    one.kind === 'object' ? one.settings.map(({ name }) => name) : [],
  );
}

test.each([
  ['a module', "export default { mode: 'none' };"],
  ['CommonJS', "module.exports = { mode: 'none' };"],
  ['a hash bang', "#!/usr/bin/env node\nmodule.exports = { mode: 'none' };"],
  [
    'TypeScript',
    "const c = { mode: 'none' } satisfies Configuration;\nexport default c as Configuration;",
  ],
  ['export =', "export = { mode: 'none' };"],
  [
    'defineConfig',
    "import { defineConfig } from '@rspack/cli';\nexport default defineConfig({ mode: 'none' });",
  ],
  ['a function', "export default (env, argv) => ({ mode: 'none' });"],
  [
    'an async function with a body',
    "export default async function (env) { const m = 'none'; return { mode: m }; }",
  ],
  ['JSON', '{ "mode": "none" }'],
  ['an object', "{ mode: 'none' };"],
  ['keys of an object', "mode: 'none',\n"],
])('reads %s', (_, text) => {
  expect(names(text)).toEqual(['mode']);
});

test('follows names, spreads and conditions', () => {
  const text = `
    const base = { entry: './a.js' };
    export default (env) => ({
      ...base,
      ...(env.production && { devtool: false }),
      mode: env.production ? 'production' : 'development',
    });`;
  expect(names(text)).toEqual(['entry', 'devtool', 'mode']);
});

test('reads every branch that a function returns', () => {
  const text = `export default (env) => { if (env.a) { return { mode: 'none' }; } return { devtool: false }; }`;
  expect(names(text)).toEqual(['mode', 'devtool']);
});

test('reads the arguments of a wrapper', () => {
  expect(names('export default merge(other, { mode: "none" }, { entry: "./a.js" });')).toEqual([
    'mode',
    'entry',
  ]);
});

test('reads plugins by the last part of their names, also in filtered lists', () => {
  const value = read(
    'export default { plugins: [env.x && new rspack.DefinePlugin({})].filter(Boolean) }',
  );
  expect(value).toMatchObject({
    settings: [{ value: { kind: 'list', items: [{ kind: 'instance', name: 'DefinePlugin' }] } }],
  });
});

test('stops at circular references', () => {
  expect(names('const a = b; const b = a; export default { mode: a }')).toEqual(['mode']);
});

test('positions refer to the given text', () => {
  const value = read("{ mode: 'none',\n  entry: './a.js' }");
  expect(value).toMatchObject({
    settings: [{ place: { line: 1, column: 3 } }, { place: { line: 2, column: 3 } }],
  });
});

test('reports the position of a syntax error', () => {
  expect(readConfig('export default {\n  mode: ,\n};')).toEqual({
    isRead: false,
    reason: 'syntax',
    message: 'Unexpected token',
    place: { line: 2, column: 9 },
  });
});

test('reports that there is nothing to check', () => {
  expect(readConfig('  \n')).toEqual({ isRead: false, reason: 'empty' });
  expect(readConfig('const a = 1;')).toEqual({ isRead: false, reason: 'no-config' });
  expect(readConfig("export default require('./other');")).toEqual({
    isRead: false,
    reason: 'no-config',
  });
});

test.each([
  ['lists', 'const a0 = [{ mode: 1 }];', '[...A, ...A]'],
  ['objects', 'const a0 = { x: 1 };', '{ l: A, r: A }'],
  ['spread objects', 'const a0 = { x: 1 };', '{ ...A, ...A }'],
])('reading stops for %s that double with every line', (_, first, twice) => {
  const lines = Array.from(
    { length: 40 },
    (_, at) => `const a${at + 1} = ${twice.replaceAll('A', `a${at}`)};`,
  );
  const start = performance.now();
  const config = readConfig([first, ...lines, 'module.exports = a40;'].join('\n'));
  expect(config).toEqual({ isRead: false, reason: 'too-many' });
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each([
  ['calls with types that do not end', `y = ${'a<T>('.repeat(24)}`],
  ['functions with types that do not end', `y = ${'async<T>('.repeat(22)}`],
  ['templates with types that do not end', `y = ${'a<b>`${'.repeat(20)}`],
])('[SAFE-2] parsing stops early for %s', (_, text) => {
  expect(readConfig(text)).toEqual({ isRead: false, reason: 'tangled' });
});

test('a long configuration in TypeScript is read', () => {
  const rule = '{ test: /x/, use: loader<Options>("a", { b: [1, 2, 3] } as Options) },';
  const text = `export default { module: { rules: [${rule.repeat(700)}] } } satisfies Configuration;`;
  expect(text.length).toBeGreaterThan(45_000);
  expect(names(text)).toEqual(['module']);
});
