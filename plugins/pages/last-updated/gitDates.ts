import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The maximum size of the output, which lists the files of every commit. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

/** Marks a line with the date of a commit, followed by the lines with its files. */
const DATE_MARK = '\u0001';

/**
 * Parses the output of `git log`, newest commit first, and returns the date of the last change of
 * each file.
 *
 * @param folder the folder to which the paths in the output are relative
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
 * Returns the date of the last change of each file below a folder (ISO 8601, UTC), by absolute
 * path. Runs git only once. Empty without git, and for a shallow clone, whose history would result
 * in wrong dates.
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
    // With `-c`, a merge commit lists the files in which it combined changes, which counts as a
    // change.
    const log = ['log', '-c', `--format=${DATE_MARK}%cI`, '--name-only', '--no-renames'];
    return parseLog(await git(...log, '--', '.'), path.resolve(folder, up));
  } catch {
    return new Map();
  }
}
