import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { mistakes } from '../../support/nearestName';
import { createConfigCheck } from './checkConfig';
import type { CheckedOptions } from './optionTree';
import { readConfig } from './readConfig';

function options(
  version: string,
  all: Record<string, string>,
  plugins: string[] = [],
): CheckedOptions {
  const entries = Object.entries(all).map(([name, type]) => [name, { type }]);
  return { version, plugins, options: Object.fromEntries(entries) };
}

const newer = options(
  '2.0.0',
  {
    mode: "'production' | 'development' | 'none'",
    devtool: "false | 'eval' | '[hidden-|eval-][cheap-|cheap-module-]source-map'",
    'entry.*.import': 'string',
    'output.path': 'string',
    'resolve.alias': 'Record<string, string>',
    'module.rules': 'RuleSetRule[]',
    'module.rules[].test': 'RegExp',
    'module.rules[].oneOf': 'RuleSetRule[]',
    'module.rules[].use.loader': 'string',
    'module.rules[].loader': 'string',
    'module.rules[].options': 'object',
    'builtin:swc-loader.jsc.target': "'es5' | 'es2022'",
    'HtmlRspackPlugin.template': 'string',
    'optimization.splitChunks.minSize': 'number',
    'optimization.splitChunks.cacheGroups.*.priority': 'number',
    plugins: 'Plugin[]',
  },
  ['HtmlRspackPlugin', 'container.ModuleFederationPlugin'],
);
const older = options('1.0.0', { 'experiments.topLevelAwait': 'boolean', profile: 'boolean' }, [
  'WarnPlugin',
]);

function check(text: string) {
  const config = readConfig(text);
  if (!config.isRead) throw new Error(config.reason);
  return createConfigCheck({ checked: newer, older })(config.value).findings;
}

test('options of the version have no findings', () => {
  const text = `export default {
    mode: 'none',
    devtool: 'hidden-source-map',
    entry: { 'any name': { import: './a.js' } },
    resolve: { alias: { any: './key' } },
    module: { rules: [{ test: /x/, oneOf: [{ test: /y/, use: [{ loader: 'a' }, 'b'] }] }] },
    optimization: { splitChunks: { cacheGroups: { mine: { priority: 1, minSize: 0 } } } },
    plugins: [new rspack.HtmlRspackPlugin({ template: 'a.html' }), new SomebodyElsesPlugin({ x: 1 })],
  };`;
  expect(check(text)).toEqual([]);
});

test('an unknown option is reported at its position with the nearest name', () => {
  expect(check('export default {\n  output: { paht: "x" },\n};')).toEqual([
    { kind: 'unknown', place: { line: 2, column: 13 }, path: 'output.paht', nearest: 'path' },
  ]);
});

test('only the first hundred of a thousand problems are reported', () => {
  const keys = Array.from({ length: 1000 }, (_, at) => `key${at}: 1`).join();
  const config = readConfig(`export default { ${keys} };`);
  if (!config.isRead) throw new Error(config.reason);
  const run = createConfigCheck({ checked: newer, older });
  expect(run(config.value)).toMatchObject({ hasMore: true });
  expect(run(config.value).findings).toHaveLength(100);
});

/** Returns the CPU time of a function in ms, without that of other programs. */
function cpuOf(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

test('[SAFE-2] very long names are reported without an expensive comparison', () => {
  const long = 'outputpathfilename'.repeat(2700);
  const many = Array.from({ length: 90 }, (_, at) => `${long.slice(0, 500)}${at}: 1`).join();
  const reported = cpuOf(() => {
    expect(check(`{ ${long}: 1, mode: '${long}' }`)).toMatchObject([
      { kind: 'unknown', path: long },
      { kind: 'value', path: 'mode', value: long },
    ]);
    expect(check(`{ output: { ${many} } }`)).toHaveLength(90);
  });
  // The cost of comparing only the first name with every option.
  const compared = cpuOf(() => {
    for (const name of Object.keys(newer.options)) mistakes(long, name);
  });
  // About a thirtieth. It would be more than a third if the top-level options were compared.
  expect(reported).toBeLessThan(compared / 6);
});

test('reports a value that the type does not list', () => {
  expect(check("{ mode: 'prod', devtool: 'source-maps' }")).toMatchObject([
    { kind: 'value', path: 'mode', value: 'prod', nearest: 'production' },
    { kind: 'value', path: 'devtool', value: 'source-maps', nearest: 'source-map' },
  ]);
});

test('[OPT-4] a value of webpack 4 is told the value with the same words', () => {
  expect(check("{ devtool: 'cheap-module-eval-source-map' }")).toMatchObject([
    { kind: 'value', path: 'devtool', nearest: 'eval-cheap-module-source-map' },
  ]);
});

test('reports options that only the older version has', () => {
  expect(check('{ profile: true, plugins: [new rspack.WarnPlugin()] }')).toMatchObject([
    { kind: 'removed', path: 'profile', version: '1.0.0' },
    { kind: 'plugin-removed', path: 'WarnPlugin', version: '1.0.0' },
  ]);
});

test('reports options that only the newer version has', () => {
  const config = readConfig('{ output: { path: "x" } }');
  if (!config.isRead) throw new Error(config.reason);
  expect(createConfigCheck({ checked: older, newer })(config.value).findings).toMatchObject([
    { kind: 'newer', path: 'output', version: '2.0.0' },
  ]);
});

test('reports a deprecated option with the text of the package', () => {
  const checked = { ...newer, options: { bail: { type: 'boolean', deprecated: 'Use x.' } } };
  const config = readConfig('{ bail: true }');
  if (!config.isRead) throw new Error(config.reason);
  expect(createConfigCheck({ checked })(config.value).findings).toMatchObject([
    { kind: 'deprecated', path: 'bail', reason: 'Use x.' },
  ]);
});

test('checks options of loaders and plugins, also inside conditions', () => {
  const text = `export default env => ({
    module: { rules: [env.x ? { loader: 'builtin:swc-loader', options: { jsc: { tagret: 'es5' } } } : {}] },
    plugins: [env.y && new rspack.HtmlRspackPlugin({ templat: 'a' })],
  })`;
  expect(check(text)).toMatchObject([
    { kind: 'unknown', path: 'builtin:swc-loader.jsc.tagret', nearest: 'target' },
    { kind: 'unknown', path: 'HtmlRspackPlugin.templat', nearest: 'template' },
  ]);
});

describe('every configuration of the docs', () => {
  const data = (version: string): CheckedOptions =>
    JSON.parse(readFileSync(path.join('docs/options', `${version}.json`), 'utf8'));
  const [v1, v2] = [data('v1'), data('v2')];
  const open = ['devServer.*', 'LoaderOptionsPlugin'];
  const versions = {
    v1: { checked: v1, newer: v2, open },
    v2: { checked: v2, older: v1, open },
  };
  /** Only visible ones, because hidden ones belong to samples of mistakes. */
  const CONFIG =
    /^( *)```\w+ (?![^\n]*\bhidden\b)[^\n]*title="[^"]*rspack\.config[^"]*"[^\n]*\n([\s\S]*?)^\1```/gm;

  /** Pages that show mistakes, and an option that only a hook on the page reads. */
  const EXPECTED = [
    'HtmlRspackPlugin.preconnect',
    'experiments.cache',
    'experiments.css',
    'experiments.layers',
    'experiments.outputModule',
    'module.parser.javascript.strictExportPresence',
  ];

  test.each(['v1', 'v2'] as const)('%s: a configuration that builds has no findings', (version) => {
    const folder = `docs/${version}/en`;
    const found = new Set<string>();
    const check = createConfigCheck(versions[version]);
    let count = 0;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.mdx')) continue;
      const text = readFileSync(path.join(folder, file), 'utf8');
      for (const [, , source = ''] of text.matchAll(CONFIG)) {
        if (!/export default|module\.exports/.test(source)) continue;
        const config = readConfig(source);
        expect(config.isRead, `${file}: ${source}`).toBe(true);
        if (!config.isRead) continue;
        count += 1;
        for (const finding of check(config.value).findings) {
          found.add(finding.path);
        }
      }
    }
    expect(count).toBeGreaterThan(300);
    expect([...found].filter((name) => !EXPECTED.includes(name))).toEqual([]);
  });
});
