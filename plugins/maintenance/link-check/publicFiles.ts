import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import type { SitePlugin } from '../../content/sitePlugin';

/** Files that plugins write after the output is checked, so that they cannot be looked up. */
export const WRITTEN_LAST: readonly string[] = ['sitemap.xml', 'robots.txt'];

/** Files that plugins write in a build. */
export const WRITTEN_FILES: readonly string[] = [
  'llms.txt',
  'llms-full.txt',
  'feed.xml',
  ...WRITTEN_LAST,
];

/**
 * Matches the options of a version in a language, which the reference of a package writes:
 * `/options/v2/en.json`.
 */
const OPTIONS_FILE = /^\/options\/[^/]+\/[^/]+\.json$/;

/** Whether a folder contains a file at an address. Addresses outside the folder do not match. */
export function isFileIn(folder: string, address: string): boolean {
  const file = path.join(folder, address);
  const isBelow = file.startsWith(`${path.normalize(folder)}${path.sep}`);
  return isBelow && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Returns the addresses of the files in a folder. */
export function filesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.replaceAll(path.sep, '/')}`);
}

/** Returns the addresses of the files that the plugins of a site add to the output. */
export const addedFiles = ({ plugins = [] }: UserConfig): string[] =>
  (plugins as SitePlugin[])
    .flatMap((plugin) => plugin.writtenFiles?.() ?? [])
    .map((name) => `/${name}`);

/**
 * Returns the files of a site that are not pages: public files, those that plugins write, and those in
 * additional folders.
 *
 * @param written the names of files that are written to any folder
 * @param added the addresses of files that plugins add: `/levels.json`
 */
export function siteFiles(
  docDir: string,
  written: readonly string[],
  folders: readonly string[] = [],
  added: readonly string[] = [],
) {
  const publicDir = path.join(docDir, 'public');
  let listed: string[] | undefined;
  return {
    hasFile: (address: string) =>
      written.includes(path.posix.basename(address)) ||
      added.includes(address) ||
      OPTIONS_FILE.test(address) ||
      [publicDir, ...folders].some((folder) => isFileIn(folder, address)),
    files: () => {
      listed ??= [...filesIn(publicDir), ...added];
      return listed;
    },
  };
}
