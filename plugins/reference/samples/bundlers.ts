import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { addCommand, packageManagerOf } from '../../support/packageManager';

/** The installed package of each documented version, by version folder. */
export type Bundlers = Readonly<Record<string, string>>;

function findPackage(name: string, cwd: string): string | undefined {
  const { resolve } = createRequire(path.join(cwd, 'package.json'));
  return (resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Whether the site has installed a package. */
export function isInstalled(name: string, cwd: string): boolean {
  return findPackage(name, cwd) !== undefined;
}

/**
 * Returns the folder of an installed package.
 *
 * @throws naming the package, if it is not installed
 */
export function packageFolder(name: string, cwd: string = process.cwd()): string {
  const found = findPackage(name, cwd);
  if (found) return found;
  throw new Error(
    `[samples] the package ${name} is not installed in ${cwd} → ${addCommand([name], [], packageManagerOf(cwd))}`,
  );
}

/** Returns the version of an installed package. */
export function packageVersion(name: string, cwd: string = process.cwd()): string {
  const file = path.join(packageFolder(name, cwd), 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
