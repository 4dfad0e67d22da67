import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RspackOptions } from '@rspack/core';

/** Node 20 cannot run TypeScript, so the JavaScript next to a TypeScript configuration is loaded. */
const NAMES = ['mjs', 'js', 'cjs', 'ts.mjs', 'mts.mjs'].map((end) => `rspack.config.${end}`);

/**
 * Loads the configurations of a project, each with a mode. A project without a configuration file has one
 * without options.
 */
export async function loadConfig(folder: string, mode: string): Promise<RspackOptions[]> {
  const file = NAMES.map((name) => path.join(folder, name)).find((name) => existsSync(name));
  if (!file) return [{ mode: mode as RspackOptions['mode'] }];
  const { default: exported } = await import(pathToFileURL(file).href);
  const resolved = await (typeof exported === 'function' ? exported({}, { mode }) : exported);
  return [resolved].flat().map((config) => ({ ...config, mode: config.mode ?? mode }));
}
