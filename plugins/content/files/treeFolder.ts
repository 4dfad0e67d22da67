import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Keeps bytes by what they were made from, as long as builds ask for them. */
export interface TreeFolder {
  read: (name: string) => Buffer | undefined;
  write: (name: string, bytes: Buffer) => void;
  /** Removes what nobody has read or written since the start. */
  prune: () => void;
}

/** A folder that keeps nothing, for builds that shall begin at nothing. */
export const NO_FOLDER: TreeFolder = {
  read: () => undefined,
  write: () => {},
  prune: () => {},
};

const DIGEST_BYTES = 16;

/** What stands before bytes in their file, so that a file that was cut or changed is not taken for them. */
const digestOf = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(bytes).digest().subarray(0, DIGEST_BYTES);

/** The bytes of a file as they were written; nothing if it is not what was written. */
function keptBytes(file: Buffer): Buffer | undefined {
  const bytes = file.subarray(DIGEST_BYTES);
  return digestOf(bytes).equals(file.subarray(0, DIGEST_BYTES)) ? bytes : undefined;
}

/** @param key everything besides the text that decides what a tree is */
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
      // Somebody else may read the file while it is written.
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
        // There is no folder yet.
      }
    },
  };
}
