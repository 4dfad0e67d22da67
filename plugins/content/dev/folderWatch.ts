import { readdir } from 'node:fs/promises';

/** Files that readers get as they are: no page depends on which there are. */
const PUBLIC = /^public[\\/]/;

/** Tells whether files of a folder came or went since it was last asked; edits do not count. */
export function folderWatch(folder: () => string): () => Promise<boolean> {
  const list = async () => {
    const names = await readdir(folder(), { recursive: true });
    return names
      .filter((name) => !PUBLIC.test(name))
      .sort()
      .join('\n');
  };
  let last: string | undefined;
  return async () => {
    const now = await list();
    const isChanged = last !== undefined && last !== now;
    last = now;
    return isChanged;
  };
}
