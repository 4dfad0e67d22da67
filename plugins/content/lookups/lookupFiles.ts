import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfOther } from '../../support/writeIfOther';

/** The files that represent lookups. A file contains the key of its lookup and the result. */
export interface LookupFiles {
  /** Writes the file of a lookup. Returns its path. */
  write: (key: string, isWritten: boolean) => string;
  /** Updates the files whose results have changed since this or an earlier build. Returns them. */
  refresh: () => string[];
  /** Removes the files that no page depends on any longer. */
  prune: (isUsed: (file: string) => boolean) => void;
}

const nameOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16);

/**
 * Opens the files of lookups in a folder.
 *
 * @param resultOf returns the result of a lookup as text
 */
export function lookupFiles(folder: () => string, resultOf: (key: string) => string): LookupFiles {
  const textOf = (key: string) => `${key}\n${resultOf(key)}`;

  /** Returns the files of all lookups, including those of earlier builds. */
  function all(): string[] {
    try {
      return readdirSync(folder()).map((name) => path.join(folder(), name));
    } catch {
      return [];
    }
  }

  return {
    write(key, isWritten) {
      const file = path.join(folder(), nameOf(key));
      if (!isWritten) writeIfOther(file, textOf(key));
      return file;
    },
    refresh() {
      return all().filter((file) => {
        const before = readFileSync(file, 'utf8');
        const [key = ''] = before.split('\n', 1);
        const text = textOf(key);
        if (before !== text) writeFileSync(file, text);
        return before !== text;
      });
    },
    prune(isUsed) {
      for (const file of all()) if (!isUsed(file)) rmSync(file, { force: true });
    },
  };
}
