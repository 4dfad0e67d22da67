import { readFileSync } from 'node:fs';

/** The limit on systems that do not report one; the usual default. */
const DEFAULT_LIMIT = 1024;
/** The share of the open files that is available for files of the site. */
const SHARE = 0.25;
/**
 * The share that is available for connections. The rest is for the database, threads and packages
 * that are loaded late.
 */
const SHARE_OF_READERS = 0.5;
/** The maximum number of connections. More would take too much memory. */
const MOST_READERS = 20_000;

/** Parses the limit of open files from the text of `/proc/self/limits`. */
export function fileLimit(limits: string): number {
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? DEFAULT_LIMIT);
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** Returns the maximum number of concurrent connections of a server. */
export function connectionRoom(limits = ownLimits()): number {
  return Math.min(MOST_READERS, Math.floor(fileLimit(limits) * SHARE_OF_READERS));
}

let room: number | undefined;

/** Reserves one of the file descriptors for files that are kept open. Returns `false` if none is left. */
export function takeOpenFile(): boolean {
  room ??= Math.floor(fileLimit(ownLimits()) * SHARE);
  if (room <= 0) return false;
  room -= 1;
  return true;
}

/** Whether an error means that too many files are open. */
export function isOutOfFiles(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EMFILE' || code === 'ENFILE';
}
