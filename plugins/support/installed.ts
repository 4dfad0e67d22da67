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
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/**
 * The folder of the package, and not of the repository, with modules that `rslib.vendor.ts` bundles from other
 * packages.
 */
const VENDORED = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../vendor');

/** Returns the folder of a package that Lectern uses or bundles parts of; `undefined` if it is not installed. */
export function installedFolder(name: string): string | undefined {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  return [VENDORED, ...folders]
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
}

/** Returns the installed version of a package: `2.0.22`. */
export function installedVersion(name: string): string | undefined {
  const folder = installedFolder(name);
  return folder && readPackage(folder).version;
}

/** Returns the version of Lectern. */
export const packageVersion = (): string => readPackage(packageRoot()).version;

/**
 * Returns the versions that Lectern supports, from its package.json: `2.0.22`. For packages that are bundled, they
 * are the versions of its own tools.
 */
export function supportedVersions(name: string): string | undefined {
  const { dependencies, devDependencies, peerDependencies } = readPackage(packageRoot());
  return peerDependencies?.[name] ?? dependencies?.[name] ?? devDependencies?.[name];
}

/** Returns the names of the packages that only some features need, from Lectern's package.json. */
export const optionalNames = (): string[] =>
  Object.entries(readPackage(packageRoot()).peerDependenciesMeta ?? {})
    .filter(([, { optional }]) => optional)
    .map(([name]) => name);

/**
 * Returns the version of a package that Lectern was tested with, regardless of the installed one. New sites use it.
 *
 * @throws if Lectern has no tests with that package
 */
export function testedVersion(name: string): string {
  const version = readPackage(packageRoot()).devDependencies?.[name];
  if (version) return version;
  throw new Error(`[lectern] package.json has no tested version of ${name} → reinstall lectern`);
}

/** An error that stops a build or server which would not work correctly. It has no stack trace. */
export class CompatError extends Error {
  override name = 'CompatError';
}

/**
 * Creates the error for a package that Lectern does not support.
 *
 * @param problems one line for each location in it, starting with the file
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

/** Creates the error for a package that Lectern needs and that is not installed. */
export function notInstalled(name: string): CompatError {
  const wanted = `${name}@${supportedVersions(name)?.replace(/^\^/, '') ?? 'latest'}`;
  const error = new CompatError(`[compat] ${name} is not installed → ${addCommand([wanted])}`);
  error.stack = error.message;
  return error;
}

/**
 * Edits a file of a package.
 *
 * @param edit throws the problem with the code: `no longer has "…"`
 * @throws {CompatError} naming the file and version, if `edit` throws
 */
export function editing<Result>(name: string, file: string, edit: () => Result): Result {
  try {
    return edit();
  } catch (error) {
    throw mismatch(name, [`${file} ${error instanceof Error ? error.message : String(error)}`]);
  }
}
