import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { OutputError } from '../../support/outputError';
import { takeLock } from '../output/lock';

/** The locks of this process. A dev server that restarts after a change of its settings already has its own. */
const held = new Set<string>();

/**
 * Locks a cache for this process until it exits. If two processes write the same cache at the same
 * time, Rspack ends one of them.
 *
 * @param name distinguishes the caches in a folder
 * @returns whether the lock was taken; `false` if another process holds it
 */
export function takeCache(folder: string, name: string): boolean {
  const file = path.join(folder, `.lectern-${name}.lock`);
  if (held.has(file)) return true;
  try {
    mkdirSync(folder, { recursive: true });
    const release = takeLock(file);
    held.add(file);
    process.once('exit', release);
    return true;
  } catch (error) {
    // A folder that is not writable is reported when the cache is written.
    return !(error instanceof OutputError);
  }
}
