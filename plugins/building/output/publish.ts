import { existsSync, renameSync, rmSync } from 'node:fs';
import type { OutputPaths } from '../../support/outputPaths';

function remove(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/** Whether a rename failed because another process has already renamed the folder. */
function isDone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/**
 * Restores the output if a build was killed between the two renames: with the new build, which is
 * complete, otherwise with the old one. Several processes may do this concurrently.
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

/** Replaces the output with a verified build. If that fails, restores the old output. */
function exchange(paths: OutputPaths): void {
  const { target, ready, old } = paths;
  remove(old);
  try {
    if (existsSync(target)) renameSync(target, old);
    renameSync(ready, target);
  } catch (error) {
    // A server that starts at this moment completes the second rename itself.
    if (isDone(error) && existsSync(target) && !existsSync(ready)) return;
    if (!existsSync(target) && existsSync(old)) renameSync(old, target);
    throw error;
  }
}

/**
 * Replaces the output with the new build. After the first rename, the build is complete, and the
 * next process finishes an interrupted replacement; before it, the old output remains. Between the
 * second and the third rename, there is no output for a few microseconds, but a running server has
 * already read it.
 */
export function publish(paths: OutputPaths): void {
  remove(paths.ready);
  renameSync(paths.next, paths.ready);
  exchange(paths);
  remove(paths.old);
}

/** Finishes or removes the remains of a killed build. */
export function cleanUp(paths: OutputPaths): void {
  restoreOutput(paths);
  if (existsSync(paths.ready)) exchange(paths);
  remove(paths.next, paths.ready, paths.old);
}
