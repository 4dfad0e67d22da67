import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  findPackage,
  importedFolder,
  packageFolder,
  readManifest,
  type VersionPackages,
} from '../bundlers';
import { type Programs, programsOf } from './commandLine';
import type { Sample } from './sample';
import { withoutTypes } from './writeWorker';

/** The package name that samples import their bundler from. */
const BUNDLER_NAME = '@rspack/core';

/** The folder of copied packages, below the folder of a version's projects. */
const COPIES = 'copies/node_modules';

/** Matches a configuration that Node 20 cannot run. */
const TYPED_CONFIG = /^rspack\.config\.m?ts$/;

function link(name: string, target: string, folder: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place, 'dir');
}

/**
 * Creates the function that returns the folder to load an installed package from. A package that loads the
 * bundler of another version where it is installed is copied to the projects, with links to its dependencies.
 */
function placeOf(folder: string, bundler: string): (installed: string) => string {
  return function place(installed) {
    const { name, dependencies, peerDependencies = {} } = readManifest(installed);
    if (!(BUNDLER_NAME in peerDependencies)) return installed;
    if (findPackage(BUNDLER_NAME, installed) === bundler) return installed;
    const copy = path.join(folder, COPIES, name);
    if (existsSync(copy)) return copy;
    const nested = path.join(installed, 'node_modules');
    cpSync(installed, copy, { recursive: true, filter: (file) => file !== nested });
    for (const needed of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = needed === BUNDLER_NAME ? undefined : findPackage(needed, installed);
      if (found) link(needed, place(found), copy);
    }
    return copy;
  };
}

/** The packages of a version, as its projects load them. */
export interface WrittenVersion {
  /** A module that exports the bundler, resolved like in the projects. */
  bundler: string;
  /** The programs of the command line. */
  programs: Programs;
  /** The folders that contain packages. */
  installed: readonly string[];
  /** Returns the folder of a package that projects import. */
  folderOf: (name: string) => string;
}

/** Creates the folder of a version's projects, with a link to their bundler. */
export function writeVersion(
  folder: string,
  packages: VersionPackages,
  cwd: string,
): WrittenVersion {
  const core = packageFolder(packages.bundler, cwd);
  link(BUNDLER_NAME, core, folder);
  const bundler = path.join(folder, 'bundler.mjs');
  writeFileSync(bundler, `export { rspack } from '${BUNDLER_NAME}';\n`);
  const place = placeOf(folder, core);
  const { commandLine } = packages;
  return {
    bundler,
    programs: programsOf(commandLine && place(packageFolder(commandLine, cwd))),
    installed: [path.join(folder, COPIES), path.join(cwd, 'node_modules')],
    folderOf: (name) => place(importedFolder(name, packages, cwd) ?? packageFolder(name, cwd)),
  };
}

/** Returns the files to write. Each configuration in TypeScript gets a JavaScript version for Node 20. */
export function projectFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  const runnable = Object.entries(files)
    .filter(([name]) => TYPED_CONFIG.test(name))
    .map(([name, text]) => [`${name}.mjs`, withoutTypes(text)]);
  return { ...files, ...Object.fromEntries(runnable) };
}

/** Writes the files of a sample to a folder, with links to the packages of its expectation. */
export function writeProject(
  { files, expectation: { packages } }: Sample,
  folder: string,
  { folderOf }: Pick<WrittenVersion, 'folderOf'>,
): void {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) link(name, folderOf(name), folder);
  for (const [name, text] of Object.entries(projectFiles(files))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
