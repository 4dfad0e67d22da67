import { existsSync, renameSync, statSync } from 'node:fs';

/** The suffixes of the files that SQLite keeps next to an open database: its journal and shared memory. */
const BESIDE = ['-wal', '-shm'];

/** Returns the path of a database file; `undefined` for a server. */
export function fileOf(url: string): string | undefined {
  return url.startsWith('file:') ? url.slice('file:'.length) : undefined;
}

/** Returns the URL for the driver, in which special characters of the file name are encoded. */
export function driverUrl(url: string): string {
  const file = fileOf(url);
  return file === undefined ? url : `file:${file.replace(/[%?#]/g, encodeURIComponent)}`;
}

/** Identifies a file by device and inode, regardless of its name. */
export function nodeOf(file: string | undefined): string {
  if (file === undefined) return 'none';
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    return 'none';
  }
}

/**
 * Identifies a database file with its journal files. If the result changes, the file was removed or replaced, and
 * SQLite would continue to write to the unlinked file.
 */
export function identityOf(file: string): string {
  return ['', ...BESIDE].map((end) => nodeOf(file + end)).join(' ');
}

/** Returns the existing files of a database. */
export function partsOf(file: string): string[] {
  return ['', ...BESIDE].map((end) => file + end).filter((part) => existsSync(part));
}

/**
 * Returns an unused name for a damaged file: `data/ask-ai.db` → `data/ask-ai.damaged-20261121T100000.db`, with a
 * number after the time if necessary.
 */
export function asideName(file: string, date: Date): string {
  const stamp = date.toISOString().replace(/[-:]|\.\d+Z$/g, '');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? stamp : `${stamp}-${number}`;
    const name = file.replace(/(\.[^./]*)?$/, (extension) => `.damaged-${end}${extension}`);
    if (!existsSync(name)) return name;
  }
}

/** Renames a damaged file, so that its data is not lost. @returns the new name */
export function setAside(file: string, date = new Date()): string {
  const aside = asideName(file, date);
  for (const part of partsOf(file))
    renameSync(
      part,
      part.replace(file, () => aside),
    );
  return aside;
}
