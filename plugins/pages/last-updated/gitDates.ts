import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Room for the names of every file of every commit. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Marks the line of a commit's date between the lines with its files. */
const DATE_MARK = '\u0001';

/**
 * Reads the output of `git log`, newest commit first: every file with the date of its last change.
 *
 * @param folder what the paths in the output are relative to
 */
export function parseLog(log: string, folder: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(DATE_MARK)) {
      date = new Date(line.slice(1)).toISOString();
      continue;
    }
    const file = path.join(folder, line);
    if (line !== '' && !dates.has(file)) dates.set(file, date);
  }
  return dates;
}

/**
 * When each file below a folder was changed last (ISO 8601, UTC), by its absolute path. One call of
 * git for all. Empty without git, and for a shallow clone, whose history would give wrong dates.
 */
export async function gitDates(folder: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) => {
    const options = { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES };
    return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
  };
  try {
    const about = await git('rev-parse', '--is-shallow-repository', '--show-cdup');
    const [isShallow, up = ''] = about.split('\n');
    if (isShallow === 'true') return new Map();
    // With `-c`, a merge names the files that it made of two changed ones: then they changed last.
    const log = ['log', '-c', `--format=${DATE_MARK}%cI`, '--name-only', '--no-renames'];
    return parseLog(await git(...log, '--', '.'), path.resolve(folder, up));
  } catch {
    return new Map();
  }
}
