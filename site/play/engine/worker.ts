import './shims/globals.js';
import { stripVTControlCharacters } from 'node:util';
import type { RspackOptions } from '@rspack/core';
import type { Project } from '../project';
import { FOLDER } from './folder';
import { configName, configsOf, runModule } from './loadConfig';
import { messagePlace } from './messagePlace';
import type { BuildMessage, BuildResult, FromEngine, ToEngine } from './messages';
import { type Bundler, openBundler } from './openBundler';
import { writeProject } from './projectFiles';
import { runCompilers } from './runCompilers';

const scope = self as unknown as {
  postMessage(message: FromEngine, transfer?: Transferable[]): void;
  onmessage: (event: MessageEvent<ToEngine>) => void;
  /** The WebAssembly for the binding. The policy of the worker does not allow it to fetch any. */
  playgroundWasm: Promise<ArrayBuffer>;
};

let giveWasm: (bytes: ArrayBuffer) => void = () => {};
scope.playgroundWasm = new Promise((resolve) => {
  giveWasm = resolve;
});

/** Syntax errors of a configuration with their lines, from a build of the file: the transformer does not report lines. */
async function parseErrors(bundler: Bundler, config: string): Promise<BuildMessage[]> {
  const options: RspackOptions = {
    mode: 'none',
    entry: `./${config}`,
    externals: [/^[^.]/],
    output: { path: '/parsed' },
  };
  return (await runCompilers(bundler, [options], [config])).errors;
}

async function build(bundler: Bundler, { files, mode }: Project): Promise<BuildResult> {
  const start = performance.now();
  const names = Object.keys(files);
  writeProject(bundler, files);
  bundler.modules.forget();
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
    const result = await runCompilers(bundler, await configsOf(exported, mode), names);
    return { ...result, ms: performance.now() - start };
  } catch (error) {
    const text = stripVTControlCharacters(
      error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    );
    const place = messagePlace(text, config, names);
    const parsed = config && /syntax error/i.test(text) ? await parseErrors(bundler, config) : [];
    return {
      files: {},
      errors: parsed.length > 0 ? parsed : [{ text, ...(config && { file: config }), ...place }],
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
