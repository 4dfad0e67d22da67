import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file of the output. */
export interface ListedFile {
  /** The path below the output, with slashes: `config/entry.html`. */
  name: string;
  /** The real path, with all links resolved. */
  location: string;
  size: number;
  modified: number;
  /** The inode number. A file that replaces this one has another number. */
  inode: number;
}

/** Files in the root that hosts read and that must not be served: `_redirects` and `_headers`. */
const FOR_HOSTS = new Set(['_redirects', '_headers']);

function isHidden(name: string, isTop: boolean): boolean {
  if (name.startsWith('.')) return name !== '.well-known';
  return isTop && FOR_HOSTS.has(name);
}

/**
 * Lists the files that may be served: no dot-files, no files for hosts, and no links that lead
 * outside. Folders behind links are not entered, so loops are impossible.
 */
export function listFiles(root: string): ListedFile[] {
  const realRoot = realpathSync(root);
  const files: ListedFile[] = [];

  function add(entry: Dirent, name: string) {
    const location = entry.isSymbolicLink()
      ? resolveLink(path.join(realRoot, name))
      : path.join(realRoot, name);
    if (location === undefined || !location.startsWith(realRoot + path.sep)) return;
    // A name that is not valid UTF-8 is not found under its decoded form.
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

/** Resolves a link. Returns `undefined` if the target does not exist. */
function resolveLink(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}
