import { readdir } from 'node:fs/promises';

/** Static files: adding or removing one changes no page. */
const PUBLIC = /^public[\\/]/;

/** Returns a function that tells whether files were added or removed since it was last called. */
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
