import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The inputs that all sites share, in addition to their own folders. */
const COMMON = ['theme', 'plugins', 'tests/fixtures/corpus', 'package-lock.json', 'tsconfig.json'];

/** A file in the output of a build with the hash of its inputs. A new build removes it. */
const MARK = '.built-from';

/** The inputs that determine the output of a build. */
export interface SiteInputs {
  /** The config file of the site. All files in its folder belong to the site. */
  config: string;
  env?: Record<string, string>;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** Hashes all files in the folders, except tests and files that git ignores. */
function hashFiles(folders: string[]): string {
  const files = git('ls-files', '-z', '-co', '--exclude-standard', '--', ...folders)
    .split('\0')
    .filter((file) => file !== '' && !/\.test\.tsx?$/.test(file) && existsSync(file));
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Hashes all inputs of a site: files, environment, git dates and the version of Node.js. */
export function hashInputs({ config, env = {} }: SiteInputs): string {
  const folder = path.dirname(config);
  const own = folder === '.' ? ['docs', 'site', ':!site/lectern', config] : [folder];
  return createHash('sha256')
    .update(hashFiles([...COMMON, ...own]))
    .update(git('log', '-1', '--format=%H', '--', ...own))
    .update(JSON.stringify(env))
    .update(process.version)
    .digest('hex');
}

/** Returns whether a folder contains the output of a build with exactly these inputs. */
export function isBuiltFrom(folder: string, inputs: string): boolean {
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
}

/** Writes the hash of the inputs to the output folder. */
export function markBuilt(folder: string, inputs: string): void {
  writeFileSync(path.join(folder, MARK), inputs);
}
