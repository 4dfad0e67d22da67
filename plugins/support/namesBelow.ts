import { type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

function isFolder(entry: Dirent, folder: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(path.join(folder, entry.name)).isDirectory();
  } catch {
    // The link points to nothing or to itself.
    return false;
  }
}

/**
 * Returns the names of all files and folders below a folder, relative to it. Takes a fraction of the time of
 * `readdirSync` with `recursive`, which asks the file system about every entry again.
 */
export function namesBelow(folder: string): string[] {
  const names: string[] = [];
  (function addFrom(below: string): void {
    const here = path.join(folder, below);
    for (const entry of readdirSync(here, { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}${path.sep}${entry.name}`;
      names.push(name);
      if (isFolder(entry, here)) addFrom(name);
    }
  })('');
  return names;
}
