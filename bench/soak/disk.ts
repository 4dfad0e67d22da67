import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A separate disk for the database that can be filled. */
export interface SmallDisk {
  folder: string;
  fill: () => void;
  empty: () => void;
  remove: () => void;
}

const SIZE = '48m';
const BLOCK = new Uint8Array(64 * 1024);

/** Mounts a small disk in memory. Returns `undefined` if this process is not allowed to mount. */
export function openSmallDisk(): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-disk-'));
  const filler = path.join(folder, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  return {
    folder,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch {
        // The disk is full, as intended.
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}
