import { readFileSync } from 'node:fs';

/** Where a system does not tell: what most allow a process. */
const OTHERWISE = 1024;
/** The share of them that files of the site may have; the others are for readers and the database. */
const SHARE = 0.25;

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
