import { mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { OutputError } from '../../support/outputError';
import { takeLock } from '../output/lock';

/** Locks of this process: a dev server that starts again after a change of its settings has its own. */
const held = new Set<string>();

/**
 * Takes a cache for this process, until it ends. Two processes that write the same cache at the same time
 * make Rspack end one of them.
 *
 * @param name what tells caches in a folder apart
 * @returns whether nobody else has it
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
    // A folder that cannot be written is reported where the cache is.
    return !(error instanceof OutputError);
  }
}
