import { existsSync, renameSync, statSync } from 'node:fs';

/** What SQLite keeps beside a database that is open: newest writes, and who reads what. */
const BESIDE = ['-wal', '-shm'];

/** The file of a database; nothing for a server. */
export function fileOf(url: string): string | undefined {
  return url.startsWith('file:') ? url.slice('file:'.length) : undefined;
}

/** The address of a database as its driver reads it: what is a sign in addresses is a letter in names of files. */
export function driverUrl(url: string): string {
  const file = fileOf(url);
  return file === undefined ? url : `file:${file.replace(/[%?#]/g, encodeURIComponent)}`;
}

/** The file itself, by whatever name. */
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
 * What tells a database file from another at its place. Another one has taken it, or none, when this
 * changes: SQLite goes on writing into a file that nobody finds any more.
 */
export function identityOf(file: string): string {
  return ['', ...BESIDE].map((end) => nodeOf(file + end)).join(' ');
}

/** The parts of a database file that there are. */
export function partsOf(file: string): string[] {
  return ['', ...BESIDE].map((end) => file + end).filter((part) => existsSync(part));
}

/** `data/ask-ai.db` → `data/ask-ai.damaged-20261121T100000.db`, with a number behind the time if that is there. */
export function asideName(file: string, date: Date): string {
  const stamp = date.toISOString().replace(/[-:]|\.\d+Z$/g, '');
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? stamp : `${stamp}-${number}`;
    const name = file.replace(/(\.[^./]*)?$/, (extension) => `.damaged-${end}${extension}`);
    if (!existsSync(name)) return name;
  }
}

/** Gives a damaged file another name, so that nothing of it is lost. @returns the name */
export function setAside(file: string, date = new Date()): string {
  const aside = asideName(file, date);
  for (const part of partsOf(file))
    renameSync(
      part,
      part.replace(file, () => aside),
    );
  return aside;
}
