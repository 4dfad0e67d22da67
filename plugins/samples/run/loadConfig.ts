import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackOptions } from '@rspack/core';

const NAMES = ['mjs', 'js', 'cjs', 'mts', 'ts', 'cts'].map((end) => `rspack.config.${end}`);

/** Node 20 runs no TypeScript: the configuration as JavaScript beside it. */
async function withoutTypes(file: string): Promise<string> {
  const { default: ts } = await import('typescript');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  const written = file.replace(/\.[mc]?ts$/, '.transpiled.mjs');
  writeFileSync(written, outputText);
  return written;
}

/** The configurations of a project, each with a mode; one without options if it has no file for them. */
export async function loadConfig(folder: string, mode: string): Promise<RspackOptions[]> {
  const found = NAMES.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  if (!found) return [{ mode: mode as RspackOptions['mode'] }];
  const file = /ts$/.test(found) ? await withoutTypes(found) : found;
  const { default: exported } = await import(pathToFileURL(file).href);
  const resolved = await (typeof exported === 'function' ? exported({}, { mode }) : exported);
  return [resolved].flat().map((config) => ({ ...config, mode: config.mode ?? mode }));
}
