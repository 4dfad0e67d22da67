import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** A cache of bytes by the text that they were created from. Entries that a build does not use are removed. */
export interface TreeFolder {
  read: (name: string) => Buffer | undefined;
  write: (name: string, bytes: Buffer) => void;
  /** Removes the entries that were not read or written since the start. */
  prune: () => void;
}

/** An empty cache that stores nothing, for builds without a cache. */
export const NO_FOLDER: TreeFolder = {
  read: () => undefined,
  write: () => {},
  prune: () => {},
};

/** Creates a cache of the bytes that others still use. It keeps neither bytes nor texts in memory. */
export function sharedTrees(): TreeFolder {
  const known = new Map<string, WeakRef<Buffer>>();
  const keyOf = (name: string) => createHash('sha256').update(name).digest('base64url');
  return {
    read: (name) => known.get(keyOf(name))?.deref(),
    write: (name, bytes) => void known.set(keyOf(name), new WeakRef(bytes)),
    prune: () => {},
  };
}

const DIGEST_BYTES = 16;

/** Returns the checksum at the start of each file, by which truncated and modified files are detected. */
const digestOf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(bytes).digest().subarray(0, DIGEST_BYTES);

/** Returns the bytes of a file without the checksum; `undefined` if they do not match it. */
function keptBytes(file: Buffer): Buffer | undefined {
  const bytes = file.subarray(DIGEST_BYTES);
  return digestOf(bytes).equals(file.subarray(0, DIGEST_BYTES)) ? bytes : undefined;
}

/**
 * Opens the cache in a folder.
 *
 * @param key returns a key of everything except the text that determines a tree
 */
export function treeFolder(folder: string, key: () => string): TreeFolder {
  const used = new Set<string>();
  let known: string | undefined;
  const fileOf = (text: string) => {
    known ??= key();
    const name = createHash('sha256').update(known).update(text).digest('hex').slice(0, 32);
    used.add(name);
    return path.join(folder, name);
  };
  return {
    read(text) {
      try {
        return keptBytes(readFileSync(fileOf(text)));
      } catch {
        return undefined;
      }
    },
    write(text, bytes) {
      const file = fileOf(text);
      mkdirSync(folder, { recursive: true });
      // Written under another name first, because another process may read the file at the same time.
      const begun = `${file}.${process.pid}`;
      writeFileSync(begun, Buffer.concat([digestOf(bytes), bytes]));
      renameSync(begun, file);
    },
    prune() {
      try {
        for (const name of readdirSync(folder)) {
          if (!used.has(name)) rmSync(path.join(folder, name), { force: true });
        }
      } catch {
        // The folder does not exist yet.
      }
    },
  };
}
