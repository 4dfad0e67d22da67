import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { addCommand, packageManagerOf } from '../../support/packageManager';

/** The installed package of each documented version, by version folder. */
export type Bundlers = Readonly<Record<string, string>>;

/** The installed packages that the samples of all versions are tested with. */
export interface Packages {
  bundlers: Bundlers;
  commandLines?: Bundlers;
}

/** The installed packages that the samples of one version are tested with. */
export interface VersionPackages {
  bundler: string;
  commandLine?: string;
}

/** Returns the packages of a version. */
export function packagesOf(
  version: string,
  { bundlers, commandLines = {} }: Packages,
): VersionPackages {
  const commandLine = commandLines[version];
  return { bundler: bundlers[version] ?? '', ...(commandLine && { commandLine }) };
}

/** The parts of a `package.json` that samples depend on. */
interface Manifest {
  name: string;
  version: string;
  bin?: string | Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Reads the `package.json` of an installed package. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** Returns the folder of the package that a name refers to in a folder, if it is installed. */
export function findPackage(name: string, cwd: string): string | undefined {
  const { resolve } = createRequire(path.join(cwd, 'package.json'));
  return (resolve.paths(name) ?? [])
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
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
  return readManifest(packageFolder(name, cwd)).version;
}

/**
 * Returns the folder of a package that samples of a version import, if it is installed. The bundler and the
 * command line of the version have their own names, even if the site has installed them under other names, and
 * packages that the command line depends on have the version that it needs.
 */
export function importedFolder(
  name: string,
  { bundler, commandLine }: VersionPackages,
  cwd: string,
): string | undefined {
  const [core, cli] = [bundler, commandLine].map((one) => one && packageFolder(one, cwd));
  const own = [core, cli].find((folder) => folder && readManifest(folder).name === name);
  return own ?? (cli && findPackage(name, cli)) ?? findPackage(name, cwd);
}

/**
 * Creates the function that lists the packages of a sample with their releases: the bundler, those that it
 * imports, and the command line if the sample runs commands.
 */
export function releasesOf(packages: Packages, cwd: string) {
  const known = new Map<string, string>();
  return (version: string, imported: readonly string[], commands: readonly string[]): string[] => {
    const own = packagesOf(version, packages);
    const { bundler, commandLine } = own;
    const names = [bundler, ...imported, commands.length > 0 ? commandLine : undefined];
    return names.filter(Boolean).map((name = '') => {
      const key = `${version} ${name}`;
      const folder = () => importedFolder(name, own, cwd) ?? packageFolder(name, cwd);
      const release = known.get(key) ?? readManifest(folder()).version;
      known.set(key, release);
      return `${name}@${release}`;
    });
  };
}
