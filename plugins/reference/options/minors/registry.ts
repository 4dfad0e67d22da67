import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A source of package releases. */
export interface Registry {
  /** Returns all releases of a package. */
  versionsOf: (name: string) => string[];
  /** Returns the folder of a release, which is downloaded with the packages that its types need. */
  folderOf: (name: string, version: string) => string;
}

function npm(args: readonly string[], cwd: string): string {
  // On Windows, npm is a batch file, which needs a shell.
  const shell = process.platform === 'win32';
  return execFileSync('npm', [...args], { cwd, encoding: 'utf8', shell, stdio: 'pipe' });
}

/** The folder for downloads, outside the site so that all sites share them. */
const CACHE = path.join(homedir(), '.cache', 'lectern', 'releases');

/**
 * Uses the registry that npm is configured for. No code of a release is run, and platform-specific packages
 * are not installed, because only types are read.
 *
 * @param log called with a line for each download
 */
export function npmRegistry(log: (line: string) => void, cache: string = CACHE): Registry {
  mkdirSync(cache, { recursive: true });
  return {
    versionsOf: (name) => [JSON.parse(npm(['view', name, 'versions', '--json'], cache))].flat(),
    folderOf(name, version) {
      const folder = path.join(cache, `${name.replaceAll('/', '__')}@${version}`);
      const found = path.join(folder, 'node_modules', name);
      if (existsSync(found)) return found;
      log(`Downloading ${name} ${version} to ${folder}`);
      const partial = `${folder}.${process.pid}`;
      mkdirSync(partial, { recursive: true });
      try {
        writeFileSync(path.join(partial, 'package.json'), '{ "private": true }\n');
        const quiet = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
        npm(['install', `${name}@${version}`, '--omit=optional', ...quiet], partial);
        renameSync(partial, folder);
      } catch (error) {
        rmSync(partial, { recursive: true, force: true });
        throw error;
      }
      return found;
    },
  };
}
