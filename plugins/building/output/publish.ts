import { existsSync, renameSync, rmSync } from 'node:fs';
import type { OutputPaths } from '../../support/outputPaths';

function remove(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Whether a rename found nothing to rename: another process was first. */
function isDone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/**
 * Gives a place its output if a build was killed between the two renames: the new one, which was
 * complete, else the old one. Several processes may do it at once.
 */
export function restoreOutput({ target, ready, old }: OutputPaths): void {
  for (const folder of [ready, old]) {
    if (existsSync(target)) return;
    try {
      renameSync(folder, target);
    } catch (error) {
      if (!isDone(error)) throw error;
    }
  }
}

/** Puts a checked build in the place of the output; the old output is back if that fails. */
function exchange(paths: OutputPaths): void {
  const { target, ready, old } = paths;
  remove(old);
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(ready, target);
  } catch (error) {
    // A server that starts at this moment does the second rename by itself.
    if (isDone(error) && existsSync(target) && !existsSync(ready)) return;
    if (!existsSync(target) && existsSync(old)) renameSync(old, target);
    throw error;
  }
}

/**
 * Makes what was built the output. From the first rename on the build is complete, and whoever comes
 * next finishes what was begun; before it the old output stays. Between the second and the third
 * there is no output for some microseconds: a server that runs has read it before.
 */
export function publish(paths: OutputPaths): void {
  remove(paths.ready);
  renameSync(paths.next, paths.ready);
  exchange(paths);
  remove(paths.old);
}

/** Finishes or removes what a build left that was killed. */
export function cleanUp(paths: OutputPaths): void {
  restoreOutput(paths);
  if (existsSync(paths.ready)) exchange(paths);
  remove(paths.next, paths.ready, paths.old);
}
