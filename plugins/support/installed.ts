import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from './ownFile';
import { addCommand } from './packageManager';

interface PackageFile {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Where the package, not the repository, has modules of other packages: `rslib.vendor.ts` puts them there. */
const VENDORED = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../vendor');

/** The folder of a package that Lectern uses or has a part of; `undefined` if it is not installed. */
export function installedFolder(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return [VENDORED, ...folders]
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

/** The version that is installed: `2.0.22`. */
export function installedVersion(name: string): string | undefined {
  const folder = installedFolder(name);
  return folder && readPackage(folder).version;
}

/** The version of Lectern itself. */
export const packageVersion = (): string => readPackage(packageRoot()).version;

/** The versions that Lectern is written for, as its package.json has them: `2.0.22`. Parts of packages that it brings along are of its own tools. */
export function supportedVersions(name: string): string | undefined {
  const { dependencies, devDependencies, peerDependencies } = readPackage(packageRoot());
  return peerDependencies?.[name] ?? dependencies?.[name] ?? devDependencies?.[name];
}

/**
 * The version of a package that Lectern was tested with, whichever is installed: new sites begin with it.
 *
 * @throws if Lectern has no test with that package
 */
export function testedVersion(name: string): string {
  const version = readPackage(packageRoot()).devDependencies?.[name];
  if (version) return version;
  throw new Error(`[lectern] package.json has no tested version of ${name} → reinstall lectern`);
}

/** Stops before readers get a site that only seems to work; without a stack trace. */
export class CompatError extends Error {
  override name = 'CompatError';
}

/**
 * Says that a package is not what Lectern was written for.
 *
 * @param problems a line for each place in it, beginning with its file
 */
export function mismatch(name: string, problems: readonly string[]): CompatError {
  const range = supportedVersions(name) ?? 'another version';
  const lines = problems.map((problem) => `  ${problem}`).join('\n');
  const error = new CompatError(
    `[compat] Lectern supports ${name} ${range}, but ${installedVersion(name) ?? 'no version'} is installed:\n${lines}\n  → ${addCommand([`${name}@${range}`], ['-E'])}, or compare plugins/compat/table.ts with the installed files`,
  );
  error.stack = error.message;
  return error;
}

/**
 * Edits a file of a package.
 *
 * @param edit throws what is wrong with the code: `no longer has "…"`
 * @throws {CompatError} naming file and version, if it does
 */
export function editing<Result>(name: string, file: string, edit: () => Result): Result {
  try {
    return edit();
  } catch (error) {
    throw mismatch(name, [`${file} ${error instanceof Error ? error.message : String(error)}`]);
  }
}
