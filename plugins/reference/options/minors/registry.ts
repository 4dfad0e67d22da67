import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Where releases of packages come from. */
export interface Registry {
  /** Every release of a package. */
  versionsOf: (name: string) => string[];
  /** The folder of a release, which is downloaded with the packages that its types need. */
  folderOf: (name: string, version: string) => string;
}

function npm(args: readonly string[], cwd: string): string {
  // npm is a batch file on Windows, which only a shell runs.
  const shell = process.platform === 'win32';
  return execFileSync('npm', [...args], { cwd, encoding: 'utf8', shell, stdio: 'pipe' });
}

/** Where downloads stay, so that each is made once: outside of every site. */
const CACHE = path.join(homedir(), '.cache', 'lectern', 'releases');

/**
 * Asks the registry that npm is set up for. Nothing of a release is run, and the programs for single
 * machines that it brings are left out: only its types are read.
 *
 * @param log gets a line for each download
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
