import { rmSync } from 'node:fs';

/**
 * Removes a folder and its contents at the end of a build. An interrupted bundler may continue to
 * write to it for a moment; such files are removed at the start of the next build.
 *
 * @throws any other error
 */
export function removeFolder(folder: string, remove: typeof rmSync = rmSync): void {
  try {
    remove(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}
