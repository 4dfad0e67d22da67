import path from 'node:path';
import { rspack } from '@rsbuild/core';
import { ownFile } from '../../../support/ownFile';
import { WORKER_FILE } from '../shared';
import type { WorkerSettings } from '../worker/settings';

/**
 * Compiles the service worker of a site into its output. It is a single classic script, because its
 * scope is the folder of the script and not all browsers support modules in service workers.
 *
 * @throws an error with the messages of the compiler
 */
export function writeWorker(folder: string, settings: WorkerSettings): Promise<void> {
  const compiler = rspack.rspack({
    mode: 'production',
    devtool: false,
    target: ['webworker', 'es2020'],
    entry: ownFile(import.meta.url, '../worker/worker'),
    output: { path: path.resolve(folder), filename: WORKER_FILE },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        { test: /\.js$/, resolve: { fullySpecified: false } },
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } },
        },
      ],
    },
    plugins: [new rspack.DefinePlugin({ __OFFLINE_SETTINGS__: JSON.stringify(settings) })],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const text = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : undefined;
      compiler.close(() => {
        if (error) reject(error);
        else if (text) reject(new Error(`[offline] the worker cannot be compiled:\n${text}`));
        else resolve();
      });
    });
  });
}
