import { readFileSync } from 'node:fs';

/** Where a system does not tell: what most allow a process. */
const OTHERWISE = 1024;
/** The share of them that files of the site may have … */
const SHARE = 0.25;
/** … and readers; the others are for the database, threads and packages that are loaded late. */
const SHARE_OF_READERS = 0.5;
/** More would take too much memory. */
const MOST_READERS = 20_000;

/** How many files a process may open, by what Linux says of its limits. */
export function fileLimit(limits: string): number {
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? OTHERWISE);
}

function ownLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** How many connections a server may have at the same time. */
export function connectionRoom(limits = ownLimits()): number {
  return Math.min(MOST_READERS, Math.floor(fileLimit(limits) * SHARE_OF_READERS));
}

let room: number | undefined;

/** Takes one of the places for files that are kept open; `false` if there is none left. */
export function takeOpenFile(): boolean {
  room ??= Math.floor(fileLimit(ownLimits()) * SHARE);
  if (room <= 0) return false;
  room -= 1;
  return true;
}

/** Whether an error says that no more files can be opened for now. */
export function isOutOfFiles(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EMFILE' || code === 'ENFILE';
}
