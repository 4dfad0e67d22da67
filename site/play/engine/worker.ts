import './shims/globals.js';
import type { RspackOptions, Stats, StatsCompilation } from '@rspack/core';
import type { Project } from '../project';
import { chunksOf } from './chunksOf';
import { configName, configsOf, runModule } from './loadConfig';
import { messagePlace } from './messagePlace';
import type { BuildMessage, BuildResult, FromEngine, ToEngine } from './messages';

const FOLDER = '/project';

const scope = self as unknown as {
  postMessage(message: FromEngine, transfer?: Transferable[]): void;
  onmessage: (event: MessageEvent<ToEngine>) => void;
  /** The bytes that the binding takes in place of a request: the worker may not ask for any. */
  playgroundWasm: Promise<ArrayBuffer>;
};

let giveWasm: (bytes: ArrayBuffer) => void = () => {};
scope.playgroundWasm = new Promise((resolve) => {
  giveWasm = resolve;
});

async function openBundler() {
  const binding = await import('playground-binding');
  const core = await import('@rspack/core');
  const modules = await import('playground-module');
  const [path, url, util, events] = await Promise.all([
    import('node:path'),
    import('node:url'),
    import('node:util'),
    import('node:events'),
  ]);
  const { swc } = core.rspack.experiments;
  const toCommonJs = (code: string) =>
    swc.transformSync(code, {
      filename: 'module.ts',
      module: { type: 'commonjs' },
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    }).code;
  const fs = binding.__fs;
  const plain = (module: object) => ({ ...module, ...(module as { default?: object }).default });
  modules.provide(
    {
      '@rspack/cli': { defineConfig: (config: unknown) => config },
      '@rspack/core': { ...core, __esModule: true, default: core.rspack },
      fs,
      'fs/promises': fs.promises,
      path: plain(path),
      url: {
        ...plain(url),
        fileURLToPath: (address: string | URL) => String(address).replace(/^file:\/\//, ''),
        pathToFileURL: (file: string) => new URL(`file://${file}`),
      },
      util: plain(util),
      events: plain(events),
      process: self.process,
      module: { createRequire: () => modules.requireFrom(FOLDER) },
    },
    toCommonJs,
  );
  return { core, fs, volume: binding.__volume, modules, toCommonJs };
}

type Bundler = Awaited<ReturnType<typeof openBundler>>;

/** Empties the folder file by file. */
function clean({ fs }: Bundler): void {
  if (fs.existsSync(FOLDER)) fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
}

function readFiles({ fs }: Bundler, folder: string): [string, Uint8Array][] {
  if (!fs.existsSync(folder)) return [];
  const files: [string, Uint8Array][] = [];
  const visit = (place: string) => {
    for (const name of fs.readdirSync(place)) {
      const file = `${place}/${name}`;
      if (fs.statSync(file).isDirectory()) visit(file);
      else files.push([file.slice(folder.length + 1), new Uint8Array(fs.readFileSync(file))]);
    }
  };
  visit(folder);
  return files;
}

const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const plainText = (text: string) => text.replace(COLORS, '');

type StatsMessage = NonNullable<StatsCompilation['errors']>[number];

function toMessages(list: readonly StatsMessage[] = [], files: readonly string[]): BuildMessage[] {
  return list.map(({ message, moduleName }) => {
    const text = plainText(message);
    return {
      text: moduleName ? `${moduleName}\n${text}` : text,
      ...messagePlace(text, moduleName, files),
    };
  });
}

const STATS = {
  all: false,
  errors: true,
  warnings: true,
  chunks: true,
  chunkModules: true,
  ids: true,
  modules: true,
  nestedModules: true,
  dependentModules: true,
  cachedModules: true,
  chunkModulesSpace: 1000,
  modulesSpace: 1000,
  nestedModulesSpace: 1000,
  moduleAssets: false,
} as const;

function run(bundler: Bundler, configs: RspackOptions[], names: readonly string[]) {
  const { rspack } = bundler.core;
  return new Promise<Omit<BuildResult, 'ms'>>((resolve, reject) => {
    const withFolder = configs.map((config) => ({ context: FOLDER, ...config }));
    const compiler = rspack(withFolder);
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      const parts = stats.stats.map((one: Stats) => one.toJson(STATS));
      const folders = new Set(compiler.compilers.map(({ outputPath }) => outputPath));
      const isForNode = compiler.compilers.every(({ options }) => options.externalsPresets.node);
      compiler.close(() =>
        resolve({
          files: Object.fromEntries([...folders].flatMap((folder) => readFiles(bundler, folder))),
          errors: parts.flatMap(({ errors }) => toMessages(errors, names)),
          warnings: parts.flatMap(({ warnings }) => toMessages(warnings, names)),
          chunks: parts.flatMap(chunksOf),
          isForNode,
        }),
      );
    });
  });
}

/** The errors of a configuration with their lines, which the transformer does not tell: those of a build of it. */
async function parseErrors(bundler: Bundler, config: string): Promise<BuildMessage[]> {
  const options: RspackOptions = {
    mode: 'none',
    entry: `./${config}`,
    externals: [/^[^.]/],
    output: { path: '/parsed' },
  };
  return (await run(bundler, [options], [config])).errors;
}

async function build(bundler: Bundler, { files, mode }: Project): Promise<BuildResult> {
  const start = performance.now();
  const names = Object.keys(files);
  clean(bundler);
  bundler.modules.forget();
  const all = Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]);
  bundler.volume.fromJSON(Object.fromEntries(all));
  const config = configName(files);
  try {
    const exported =
      config === undefined
        ? undefined
        : runModule(
            files[config] ?? '',
            `${FOLDER}/${config}`,
            bundler.modules.requireFrom(FOLDER),
            bundler.toCommonJs,
          );
    const result = await run(bundler, await configsOf(exported, mode), names);
    return { ...result, ms: performance.now() - start };
  } catch (error) {
    const said = plainText(
      error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    );
    const place = messagePlace(said, config, names);
    const parsed = config && /syntax error/i.test(said) ? await parseErrors(bundler, config) : [];
    return {
      files: {},
      errors:
        parsed.length > 0 ? parsed : [{ text: said, ...(config && { file: config }), ...place }],
      warnings: [],
      chunks: [],
      isForNode: false,
      ms: performance.now() - start,
    };
  }
}

const opened = openBundler();
opened.then(
  ({ core }) => scope.postMessage({ type: 'ready', release: core.rspack.rspackVersion }),
  (error) => scope.postMessage({ type: 'failed', reason: String(error?.stack ?? error) }),
);

scope.onmessage = async ({ data }) => {
  if (data.type === 'start') return giveWasm(data.wasm);
  const result = await build(await opened, data.project);
  scope.postMessage({ type: 'built', result });
};
