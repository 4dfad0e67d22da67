import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** Bundles a runtime as one browser script that assigns `open` to `globalThis.runtime`. */
export async function bundleRuntime(name: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-search-'));
  try {
    await new Promise<void>((resolve, reject) => {
      const compiler = rspack({
        mode: 'production',
        target: ['web', 'es2022'],
        entry: fileURLToPath(new URL(`./runtimes/${name}.ts`, import.meta.url)),
        output: { path: folder, filename: 'runtime.js', library: { type: 'var', name: 'runtime' } },
        resolve: { extensions: ['.ts', '.js'] },
        performance: false,
        module: {
          rules: [
            {
              test: /\.ts$/,
              loader: 'builtin:swc-loader',
              options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
              type: 'javascript/auto',
            },
          ],
        },
      });
      compiler.run((error, stats) => {
        const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : '');
        compiler.close(() => {
          if (problem) reject(new Error(`${name}: ${problem}`));
          else resolve();
        });
      });
    });
    return readFileSync(join(folder, 'runtime.js'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
