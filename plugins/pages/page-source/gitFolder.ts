import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the repository that a folder is in, or that folder itself where there is none, as in an image. */
export function gitFolder(folder: string): string {
  let current = path.resolve(folder);
  while (!existsSync(path.join(current, '.git'))) {
    const parent = path.dirname(current);
    if (parent === current) return path.resolve(folder);
    current = parent;
  }
  return current;
}
