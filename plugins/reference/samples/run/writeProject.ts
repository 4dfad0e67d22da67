import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../bundlers';
import type { Sample } from './sample';
import { withoutTypes } from './writeWorker';

/** The name by which samples import their bundler. */
const BUNDLER_NAME = '@rspack/core';

/** A configuration that Node 20 cannot run as it is. */
const TYPED_CONFIG = /^rspack\.config\.m?ts$/;

function link(name: string, target: string, folder: string): void {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(target, place, 'dir');
}

/**
 * Makes the folder of a version's projects, where they all find their bundler.
 *
 * @param bundler the installed package
 * @returns a module that exports it, found as the projects find it
 */
export function writeVersion(folder: string, bundler: string, cwd: string): string {
  link(BUNDLER_NAME, packageFolder(bundler, cwd), folder);
  const file = path.join(folder, 'bundler.mjs');
  writeFileSync(file, `export { rspack } from '${BUNDLER_NAME}';\n`);
  return file;
}

/** Files as they are written: beside a configuration in TypeScript stands one that Node 20 can run. */
export function projectFiles(files: Readonly<Record<string, string>>): Record<string, string> {
  const runnable = Object.entries(files)
    .filter(([name]) => TYPED_CONFIG.test(name))
    .map(([name, text]) => [`${name}.mjs`, withoutTypes(text)]);
  return { ...files, ...Object.fromEntries(runnable) };
}

/** Writes a sample's files to a folder, with the packages that its expectation names. */
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
