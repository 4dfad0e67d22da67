import { statSync } from 'node:fs';
import path from 'node:path';

/** The languages and versions of a site. */
export interface ContentShape {
  root: string;
  langs: readonly string[];
  versions: readonly string[];
}

/** Returns the folder of every version and language: `docs/v2/en`, `docs/v2/zh`, … */
export function contentFolders({ root, langs, versions }: ContentShape): string[] {
  const below = (folders: string[], names: readonly string[]) =>
    names.length === 0
      ? folders
      : folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return below(below([root], versions), langs);
}

/** Returns the folders that a site needs but that do not exist. */
export function missingFolders(shape: ContentShape, cwd: string): string[] {
  return contentFolders(shape).filter((folder) => {
    const stat = statSync(path.resolve(cwd, folder), { throwIfNoEntry: false });
    return !stat?.isDirectory();
  });
}
