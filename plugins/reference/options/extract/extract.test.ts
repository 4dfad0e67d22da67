import path from 'node:path';
import { expect, test } from 'vitest';
import { leastTypes, types } from '../testing/testOptions';
import { addDefaults, type Bundler } from './appliedDefaults';
import { commandsOf, flagsOf } from './readCli';
import { valueText } from './valueText';

test('[AUTH-5] options are found once each in objects, lists, records and kinds of a family', () => {
  expect(Object.keys(types.options)).toEqual(
    expect.arrayContaining([
      'output.path',
      'output.clean.keep',
      'rules[].test',
      'groups.*.priority',
      'parser.css.url',
      'parser.css.pure',
      'HtmlPlugin.template',
      'DllPlugin.path',
      'builtin:fast-loader.fast',
    ]),
  );
  expect(Object.keys(types.options)).not.toContain('rules[].oneOf[].test');
  expect(Object.keys(types.options)).not.toContain('plugins[].apply');
});

test('[AUTH-5] types are printed as in configurations', () => {
  expect(types.options['output.chunkLoading']?.type).toBe("false | 'jsonp' | 'import' | string");
  expect(types.options['output.filename']?.type).toBe(
    'string | ((data: { hash: string }) => string)',
  );
  expect(types.options.rules?.type).toBe("('...' | Rule)[]");
  expect(types.options['output.folder']?.deprecated).toBe('Use path.');
  expect(types.options['output.clean.keep']?.shown).toBe(true);
  expect(types.options['DllPlugin.deep']).toEqual({ type: 'boolean', argument: 2 });
});

test('[OPT-2] types mentioned by types are defined recursively, except those of runtime objects such as a compiler', () => {
  expect(types.types).toEqual({
    Box: '{ in: string }',
    Compiler: '{ hooks: { run: unknown; done: unknown }; inner: Inner }',
    Extra:
      '{\n  a: string;\n  b: string;\n  c: string;\n  d: string;\n  e: string;\n  f: string;\n  g: string;\n  h: string;\n}',
    Output: expect.stringMatching(/^{\n {2}path\?: string;\n/),
    Rule: '{ test?: RegExp; oneOf?: Rule[] }',
    Step: '{\n  first: string;\n  run: (compiler: Compiler) => void;\n  rules?: (string | Rule)[];\n  more?: Extra;\n}',
  });
});

test('[AUTH-5] plugins, hooks and the loader context are read too', () => {
  expect(types.plugins).toEqual(expect.arrayContaining(['HtmlPlugin', 'DllPlugin']));
  expect(types.hooks).toEqual({ Compiler: ['done', 'run'] });
  expect(types.loaderContext).toEqual(['async']);
});

test('[AUTH-5] only the names of the configuration type and of the function are required', () => {
  const least = leastTypes();
  expect(Object.keys(least.options)).toContain('output.path');
  expect(Object.keys(least.options)).not.toContain('builtin:fast-loader.fast');
  expect(least.hooks).toEqual({});
  expect(least.loaderContext).toEqual([]);
});

test('[AUTH-5] defaults are those that the package applies, by mode where they differ', () => {
  const options = structuredClone({ ...types.options });
  const bundler: Bundler = ({ mode = 'production' }) => ({
    options: {
      output: { path: path.join(process.cwd(), 'dist'), filename: mode === 'none' ? 'a' : 'b' },
      parser: { 'css/module': { pure: false } },
    },
  });
  addDefaults(options, bundler, new Set());
  expect(options['output.path']?.default).toBe("path.join(process.cwd(), 'dist')");
  expect(options['output.filename']?.default).toEqual({
    production: "'b'",
    development: "'b'",
    none: "'a'",
  });
  expect(options['parser.css.pure']?.default).toBe('false');
  expect(options.output).toMatchObject({ parts: true });
});

test('[AUTH-5] a package that does not treat a missing mode as production is an error', () => {
  const bundler: Bundler = ({ mode }) => ({ options: { output: { filename: mode ?? 'x' } } });
  expect(() => addDefaults({ ...types.options }, bundler, new Set())).toThrow(
    "output.filename is 'x' without a mode, but 'production' in production",
  );
});

test('values are printed as in configurations', () => {
  expect(valueText({ a: [/x/, null], 'b-c': "it's" }, '/app')).toBe(
    "{ a: [/x/, null], 'b-c': 'it\\'s' }",
  );
  expect(valueText('/app', '/app')).toBe('process.cwd()');
  expect(valueText('x'.repeat(300), '/app')).toBeUndefined();
});

test('commands and flags are read from the help of a command line', () => {
  const help =
    'x/1\n\nCommands:\n                 build\n  serve          run\n  preview [dir]  run\n\nOptions:\n  -c, --config <path>  config file, not --other\n  --json [path]        stats\n';
  expect(commandsOf(help)).toEqual(['', 'serve', 'preview']);
  expect(flagsOf(help)).toEqual(['-c', '--config', '--json']);
});
