import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../bundlers';
import type { Sample } from './sample';
import { withoutTypes } from './writeWorker';

/** The package name that samples import their bundler from. */
const BUNDLER_NAME = '@rspack/core';

/** Matches a configuration that Node 20 cannot run. */
const TYPED_CONFIG = /^rspack\.config\.m?ts$/;

function link(name: string, target: string, folder: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place, 'dir');
}

/**
 * Creates the folder of a version's projects, with a link to their bundler.
 *
 * @param bundler the installed package
 * @returns a module that exports the bundler, resolved like in the projects
 */
export function writeVersion(folder: string, bundler: string, cwd: string): string {
  link(BUNDLER_NAME, packageFolder(bundler, cwd), folder);
  const file = path.join(folder, 'bundler.mjs');
  writeFileSync(file, `export { rspack } from '${BUNDLER_NAME}';\n`);
  return file;
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
  cwd: string,
): void {
  mkdirSync(folder, { recursive: true });
  for (const name of packages) link(name, packageFolder(name, cwd), folder);
  for (const [name, text] of Object.entries(projectFiles(files))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
