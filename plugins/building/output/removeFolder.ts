import { rmSync } from 'node:fs';

/**
 * Removes a folder with everything in it at the end of a build. A bundler that was interrupted may still
 * write into it for a moment; what is left then is removed when the next build begins.
 *
 * @throws whatever else is in the way
 */
export function removeFolder(folder: string, remove: typeof rmSync = rmSync): void {
  try {
    remove(folder, { recursive: true, force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}
