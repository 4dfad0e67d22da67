import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of the output. */
export interface ListedFile {
  /** Below the output, with slashes: `config/entry.html`. */
  name: string;
  /** Where it really is, after every link. */
  location: string;
  size: number;
  modified: number;
  /** What the disk knows the file by: another one at the same place has another number. */
  inode: number;
}

/** What a host reads and no reader should: `_redirects` and `_headers` at the top. */
const FOR_HOSTS = new Set(['_redirects', '_headers']);

function isHidden(name: string, isTop: boolean): boolean {
  if (name.startsWith('.')) return name !== '.well-known';
  return isTop && FOR_HOSTS.has(name);
}

/**
 * Every file that may be served: no dot-files, no files for hosts, no link that leads outside.
 * Folders behind links are not entered, so that a loop has no end to look for.
 */
export function listFiles(root: string): ListedFile[] {
  const realRoot = realpathSync(root);
  const files: ListedFile[] = [];

  function add(entry: Dirent, name: string) {
    const location = entry.isSymbolicLink()
      ? resolveLink(path.join(realRoot, name))
      : path.join(realRoot, name);
    if (location === undefined || !location.startsWith(realRoot + path.sep)) return;
    // A name that is no text in UTF-8 is not found under what it was read as.
    const stat = statSync(location, { throwIfNoEntry: false });
    if (!stat?.isFile()) return;
    files.push({ name, location, size: stat.size, modified: stat.mtimeMs, inode: stat.ino });
  }

  function enter(folder: string) {
    const entries = readdirSync(path.join(realRoot, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (isHidden(entry.name, folder === '')) continue;
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) enter(name);
      else add(entry, name);
    }
  }

  enter('');
  return files;
}

/** Where a link leads, or nothing if that does not exist. */
function resolveLink(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}
