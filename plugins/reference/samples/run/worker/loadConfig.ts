import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackOptions } from '@rspack/core';

/** Node 20 runs no TypeScript: of those, the JavaScript that stands beside them is run. */
const NAMES = ['mjs', 'js', 'cjs', 'ts.mjs', 'mts.mjs'].map((end) => `rspack.config.${end}`);

/** The configurations of a project, each with a mode; one without options if it has no file for them. */
export async function loadConfig(folder: string, mode: string): Promise<RspackOptions[]> {
  const file = NAMES.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  if (!file) return [{ mode: mode as RspackOptions['mode'] }];
  const { default: exported } = await import(pathToFileURL(file).href);
  const resolved = await (typeof exported === 'function' ? exported({}, { mode }) : exported);
  return [resolved].flat().map((config) => ({ ...config, mode: config.mode ?? mode }));
}
