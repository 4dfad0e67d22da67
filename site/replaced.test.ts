import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createConfigCheck } from '../plugins/reference/config-check/checkConfig';
import { readConfig } from '../plugins/reference/config-check/readConfig';
import type { OptionsData } from '../plugins/reference/options/optionData';
import { plainPath } from '../plugins/support/plainPath';
import { alternatives, replaced } from './replaced';

/** A separate package, which the bundler does not export. */
const PACKAGE = /-/;

for (const [version, names] of Object.entries(replaced)) {
  const works = alternatives[version as keyof typeof alternatives];
  const data: OptionsData = JSON.parse(readFileSync(`docs/options/${version}.json`, 'utf8'));
  const paths = Object.keys(data.options).map(plainPath);
  const known = new Set([...paths, ...data.plugins.map((name) => name.split('.').at(-1))]);
  const isKnown = (name: string) =>
    known.has(name) || paths.some((path) => path.startsWith(`${name}.`));

  test(`[OPT-4] ${version}: what is replaced is not there, and what takes its place is`, () => {
    const all = [...Object.keys(names), ...Object.keys(works)];
    expect(all.filter((name) => known.has(name))).toEqual([]);
    expect(all).toHaveLength(new Set(all).size);
    const places = [...Object.values(names), ...Object.values(works)].filter(
      (name) => name !== '' && !isKnown(name),
    );
    expect(places.filter((name) => !PACKAGE.test(name))).toEqual([]);
  });

  test(`[OPT-4] ${version}: a configuration of webpack 4 is told the present names, not similar ones`, () => {
    const config = readConfig(`module.exports = {
      output: { jsonpFunction: 'load', futureEmitAssets: true },
      optimization: { noEmitOnErrors: true },
      node: { fs: 'empty', Buffer: true, global: true },
      devServer: { contentBase: 'public', before() {}, port: 80 },
      module: { rules: [{ test: /x/, use: [{ loader: 'url-loader' }] }] },
    };`);
    const check = createConfigCheck({ checked: { ...data, replaced: names, alternatives: works } });
    const found = config.isRead ? check(config.value).findings : [];
    expect(found.map(({ path, ...finding }) => [path, 'by' in finding && finding.by])).toEqual([
      ['output.jsonpFunction', 'output.chunkLoadingGlobal'],
      ['output.futureEmitAssets', ''],
      ['optimization.noEmitOnErrors', 'optimization.emitOnErrors'],
      ['node.fs', 'resolve.fallback'],
      ['node.Buffer', 'ProvidePlugin'],
      ['devServer.contentBase', 'devServer.static.directory'],
      ['devServer.before', 'devServer.setupMiddlewares'],
      ['url-loader', 'module.rules.type'],
    ]);
  });

  test(`[OPT-4] ${version}: packages of webpack that run are not reported as missing`, () => {
    const config = readConfig(`module.exports = {
      module: { rules: [{ test: /x/, loader: 'babel-loader' }] },
      optimization: { minimizer: [new TerserPlugin(), new CssMinimizerPlugin()] },
      plugins: [new HtmlWebpackPlugin(), new MiniCssExtractPlugin(), new CopyPlugin()],
    };`);
    const check = createConfigCheck({ checked: { ...data, replaced: names, alternatives: works } });
    const found = config.isRead ? check(config.value).findings : [];
    expect(found.map(({ path, kind }) => [path, kind])).toEqual([
      ['babel-loader', 'alternative'],
      ['TerserPlugin', 'alternative'],
      ['CssMinimizerPlugin', 'alternative'],
      ['HtmlWebpackPlugin', 'alternative'],
      ['MiniCssExtractPlugin', 'plugin-replaced'],
      ['CopyPlugin', 'plugin-replaced'],
    ]);
  });
}
