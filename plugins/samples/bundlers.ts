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
  try {
    return path.dirname(resolve(`${name}/package.json`));
  } catch {
    throw new Error(`[samples] the package ${name} is not installed in ${cwd} → npm install`);
  }
}

/** The version number of an installed package. */
export function packageVersion(name: string, cwd: string = process.cwd()): string {
  const require = createRequire(path.join(cwd, 'package.json'));
  return require(path.join(packageFolder(name, cwd), 'package.json')).version;
}
