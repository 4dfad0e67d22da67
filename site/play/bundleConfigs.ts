import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RspackOptions, rspack } from '@rspack/core';
import { closedScope } from './closedScope';
import type { InstalledEngine } from './install';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SHIMS = path.join(HERE, 'engine/shims');

/** Modules of Node.js with a replacement for browsers. */
const REPLACED: Readonly<Record<string, string>> = {
  buffer: 'buffer/',
  events: 'events/',
  fs: path.join(SHIMS, 'fs.js'),
  module: path.join(SHIMS, 'module.js'),
  os: 'os-browserify/browser.js',
  path: 'path-browserify',
  process: 'process/browser.js',
  querystring: 'querystring-es3',
  url: 'url/',
  util: path.join(SHIMS, 'util.js'),
  worker_threads: path.join(SHIMS, 'worker_threads.js'),
};

/** Modules of Node.js without one. */
const MISSING = [
  'assert',
  'child_process',
  'crypto',
  'fs/promises',
  'http',
  'https',
  'inspector',
  'net',
  'perf_hooks',
  'stream',
  'tls',
  'vm',
  'zlib',
];

const EMPTY = path.join(SHIMS, 'empty.js');
const EMPTY_PACKAGES = /compiled\/(watchpack|tinypool|open|connect-next|http-proxy-middleware)/;

const TYPESCRIPT = {
  test: /\.ts$/,
  loader: 'builtin:swc-loader',
  options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
  type: 'javascript/auto',
} as const;

/** `package.json` of the repository limits side effects to styles. */
const OWN = { include: HERE, sideEffects: true };

/** The options that page and engine share. */
function common(folder: string): RspackOptions {
  return {
    mode: 'production',
    context: HERE,
    devtool: false,
    target: ['web', 'es2022'],
    performance: false,
    resolve: { extensions: ['.ts', '.js', '.mjs'] },
    output: { path: folder, publicPath: 'auto', filename: '[name].[contenthash:10].js' },
  };
}

export function pageConfig(folder: string): RspackOptions {
  return {
    ...common(folder),
    name: 'page',
    entry: { page: './client/main.ts' },
    module: { rules: [TYPESCRIPT, OWN, { test: /\.css$/, type: 'css' }] },
    output: {
      ...common(folder).output,
      cssFilename: '[name].[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
  };
}

/** The package of the bundler as WebAssembly. */
export const bindingFolder = ({ folder }: InstalledEngine): string =>
  path.join(folder, 'node_modules/@rspack/binding-wasm32-wasi');

export function engineConfig(folder: string, engine: InstalledEngine): RspackOptions {
  const packages = path.join(engine.folder, 'node_modules');
  const alias = {
    ...REPLACED,
    ...Object.fromEntries(MISSING.map((name) => [`${name}$`, EMPTY])),
    '@rspack/core$': path.join(packages, '@rspack/core/dist/browser.js'),
    'playground-binding': path.join(bindingFolder(engine), 'browser.js'),
    'playground-module': path.join(SHIMS, 'module.js'),
  };
  return {
    ...common(folder),
    name: 'engine',
    target: ['webworker', 'es2022'],
    entry: { engine: './engine/worker.ts' },
    resolve: { ...common(folder).resolve, alias, modules: [packages] },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        TYPESCRIPT,
        OWN,
        { test: /core\/dist\/browser\.js$|engine\/shims\//, type: 'javascript/auto' },
        { test: /\.wasm$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/^node:/, (data) => {
        data.request = data.request.slice('node:'.length);
      }),
      new rspack.NormalModuleReplacementPlugin(EMPTY_PACKAGES, EMPTY),
      // Also in the threads of the binding: a project can send them messages that start code.
      new rspack.BannerPlugin({ banner: closedScope, raw: true, test: /\.js$/ }),
    ],
    ignoreWarnings: [/./],
  };
}
