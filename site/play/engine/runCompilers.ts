import { stripVTControlCharacters } from 'node:util';
import type { RspackOptions, Stats, StatsCompilation } from '@rspack/core';
import { chunksOf } from './chunksOf';
import { FOLDER } from './folder';
import { messagePlace } from './messagePlace';
import type { BuildMessage, BuildResult } from './messages';
import type { Bundler } from './openBundler';
import { readFiles } from './projectFiles';

type StatsMessage = NonNullable<StatsCompilation['errors']>[number];

function toMessages(list: readonly StatsMessage[] = [], files: readonly string[]): BuildMessage[] {
  return list.map(({ message, moduleName }) => {
    const text = stripVTControlCharacters(message);
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

/** Runs the compilers of configurations, and reads their output. */
export function runCompilers(bundler: Bundler, configs: RspackOptions[], names: readonly string[]) {
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
