import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RspackOptions, rspack, type StatsCompilation } from '@rspack/core';
import { closedScope } from './closedScope';
import { CACHE, type InstalledEngine } from './install';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SHIMS = path.join(HERE, 'engine/shims');

/** Modules of Node.js that have a place in a browser. */
const PLACES: Readonly<Record<string, string>> = {
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

/** Those that have none. */
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

/** The package of the repository says that only styles have side effects. */
const OWN = { include: HERE, sideEffects: true };

/** What both parts have. */
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

function pageConfig(folder: string): RspackOptions {
  return {
    ...common(folder),
    name: 'page',
    entry: { page: './client/main.ts' },
    module: { rules: [TYPESCRIPT, OWN, { test: /\.css$/, type: 'css' }] },
    output: {
      ...common(folder).output,
      cssFilename: '[name].[contenthash:10].css',
    },
  };
}

function engineConfig(folder: string, engine: InstalledEngine): RspackOptions {
  const packages = path.join(engine.folder, 'node_modules');
  const binding = path.join(packages, '@rspack/binding-wasm32-wasi');
  const alias = {
    ...PLACES,
    ...Object.fromEntries(MISSING.map((name) => [`${name}$`, EMPTY])),
    '@rspack/core$': path.join(packages, '@rspack/core/dist/browser.js'),
    'playground-binding': path.join(binding, 'browser.js'),
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
      // Also the threads of the binding, which a project can start with messages of its own.
      new rspack.BannerPlugin({ banner: closedScope, raw: true, test: /\.js$/ }),
    ],
    ignoreWarnings: [/./],
  };
}

function run(configs: RspackOptions[]): Promise<StatsCompilation[]> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error);
        if (!stats.hasErrors())
          return resolve(
            stats.stats.map((one) => one.toJson({ all: false, assets: true, entrypoints: true })),
          );
        reject(
          new Error(`[play] the playground cannot be bundled: ${stats.toString('errors-only')}`),
        );
      });
    });
  });
}

/** The files of the playground, by what they are. */
export interface PlayFiles {
  /** The folder that they are in. */
  folder: string;
  page: string;
  styles: string;
  /** The worker, and the bundler as gzip: servers do not compress what is as large. Nothing where the bundler could not be had. */
  engine?: { release: string; worker: string; wasm: string; bytes: number };
}

const WASM = 'rspack.wasm32-wasi.wasm';

function sourcesHash(engine: InstalledEngine | undefined): string {
  const hash = createHash('sha256')
    .update(engine?.folder ?? '')
    .update(rspack.rspackVersion);
  const tokens = path.join(HERE, '../../theme/styles/tokens.css');
  const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js|css)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.join(HERE, name));
  for (const file of [...sources, tokens]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** Bundles page and worker, once for the same sources. */
export async function bundlePlayground(engine: InstalledEngine | undefined): Promise<PlayFiles> {
  const folder = path.join(CACHE, `files-${sourcesHash(engine)}`);
  const facts = path.join(folder, '.files.json');
  if (existsSync(facts)) return { ...JSON.parse(readFileSync(facts, 'utf8')), folder };
  const draft = `${folder}.${process.pid}`;
  const configs = [pageConfig(draft), ...(engine ? [engineConfig(draft, engine)] : [])];
  const [page, worker] = await run(configs);
  const named = (stats: StatsCompilation | undefined, entry: string, end: string) =>
    String(stats?.entrypoints?.[entry]?.assets?.find(({ name }) => name.endsWith(end))?.name ?? '');
  const files: Omit<PlayFiles, 'folder'> = {
    page: named(page, 'page', '.js'),
    styles: named(page, 'page', '.css'),
  };
  if (engine) {
    const raw = readFileSync(
      path.join(engine.folder, 'node_modules/@rspack/binding-wasm32-wasi', WASM),
    );
    const content = await promisify(gzip)(raw, { level: 9 });
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const wasm = `rspack.${hash}.gzip`;
    writeFileSync(path.join(draft, wasm), content);
    files.engine = {
      release: engine.release,
      worker: named(worker, 'engine', '.js'),
      wasm,
      bytes: content.length,
    };
  }
  mkdirSync(draft, { recursive: true });
  writeFileSync(path.join(draft, '.files.json'), JSON.stringify(files));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  for (const name of readdirSync(CACHE)) {
    const isOld = name.startsWith('files-') && name !== path.basename(folder);
    if (isOld) rmSync(path.join(CACHE, name), { recursive: true, force: true });
  }
  return { ...files, folder };
}
