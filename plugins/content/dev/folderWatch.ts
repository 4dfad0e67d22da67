import { readdir } from 'node:fs/promises';

/** The folder of static files, whose changes do not affect pages. */
const PUBLIC = /^public[\\/]/;

/** Returns a function that returns whether files were added or removed since its last call. */
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
