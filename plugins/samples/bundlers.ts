import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** The installed package of each documented version, by the folder of its pages. */
export type Bundlers = Readonly<Record<string, string>>;

/** The bundlers that the Rspack docs are about. */
export const rspackBundlers = { v2: '@rspack/core', v1: 'rspack-v1' } satisfies Bundlers;

/**
 * The folder of a package that the site has installed.
 *
 * @throws naming the package, if it is not installed
 */
export function packageFolder(name: string, cwd: string = process.cwd()): string {
  const { resolve } = createRequire(path.join(cwd, 'package.json'));
  const folders = (resolve.paths(name) ?? []).map((folder) => path.join(folder, name));
  const found = folders.find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found) return found;
  throw new Error(`[samples] the package ${name} is not installed in ${cwd} → npm install ${name}`);
}

/** The version number of an installed package. */
export function packageVersion(name: string, cwd: string = process.cwd()): string {
  const file = path.join(packageFolder(name, cwd), 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
