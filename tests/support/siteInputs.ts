import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What every site is built from, beside its own folder. */
const COMMON = ['theme', 'plugins', 'tests/fixtures/corpus', 'package-lock.json', 'tsconfig.json'];

/** In the output of a build: what it was built from. A new build removes it with everything else. */
const MARK = '.built-from';

/** What decides the output of a build. */
export interface SiteInputs {
  /** The file of the site's config; what is in its folder belongs to the site. */
  config: string;
  env?: Record<string, string>;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** The content of every file below the folders that git does not ignore, tests left out. */
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

/** A name for everything that a site is built from: files, environment, git dates, Node.js. */
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

/** Whether a folder holds the output of a build from exactly these inputs. */
export function isBuiltFrom(folder: string, inputs: string): boolean {
  const mark = path.join(folder, MARK);
  return existsSync(mark) && readFileSync(mark, 'utf8') === inputs;
}

/** Notes what a folder was built from. */
export function markBuilt(folder: string, inputs: string): void {
  writeFileSync(path.join(folder, MARK), inputs);
}
