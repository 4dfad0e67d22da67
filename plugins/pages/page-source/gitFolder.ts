import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the root of the repository that contains a folder, or the folder itself if there is no
 * repository, as in a container image.
 */
export function gitFolder(folder: string): string {
  let current = path.resolve(folder);
  while (!existsSync(path.join(current, '.git'))) {
    const parent = path.dirname(current);
    if (parent === current) return path.resolve(folder);
    current = parent;
  }
  return current;
}
