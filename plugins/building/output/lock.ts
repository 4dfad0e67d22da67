import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { OutputError } from '../../support/outputError';
import { isRunning, type KnownProcess, thisProcess } from '../../support/runningProcess';

/** The process that holds a lock. */
interface Holder extends KnownProcess {
  host: string;
  since: string;
}

/**
 * The maximum duration of a build on another machine, whose processes cannot be checked. Older
 * locks are stale.
 */
const FOREIGN_HOLD_MS = 60 * 60 * 1000;

function isAlive({ host, since, ...holder }: Holder): boolean {
  if (host !== hostname()) return Date.now() - Date.parse(since) < FOREIGN_HOLD_MS;
  return isRunning(holder);
}

/** Reads the text of a lock and its holder, which is `undefined` if the file is incomplete. */
function readLock(file: string): { text: string; holder?: Holder } | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  try {
    return { text, holder: JSON.parse(text) as Holder };
  } catch {
    return { text };
  }
}

/** Removes a stale lock, unless another process has just replaced it. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  rmSync(aside);
}

/**
 * Creates a file with its content atomically, so that nobody reads an incomplete file. Returns
 * `false` if it already exists.
 */
function create(file: string, text: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, text);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
}

/**
 * Takes a lock for this process. If the process that holds it has exited, the lock is stale and
 * replaced.
 *
 * @returns a function that releases the lock
 * @throws naming the process that holds it
 */
export function takeLock(file: string): () => void {
  const own: Holder = {
    ...thisProcess(),
    host: hostname(),
    since: new Date().toISOString(),
  };
  const text = JSON.stringify(own);
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file, text)) return () => rmSync(file, { force: true });
    const lock = readLock(file);
    if (lock?.holder && isAlive(lock.holder)) {
      const { pid, host, since } = lock.holder;
      throw new OutputError(
        `another build of this site has been running since ${since} (process ${pid} on ${host}) → wait for it, or stop it; if it no longer runs, remove ${file}`,
      );
    }
    if (lock) removeStale(file, lock.text);
  }
  throw new OutputError(`another build of this site has just started → wait for it; ${file}`);
}
