import { namesBelow } from '../../support/namesBelow';

/** The folder of static files, whose changes do not affect pages. */
const PUBLIC = /^public[\\/]/;

/** Returns the sorted names of all files and folders of the docs, except static files. */
export const docsNames = (folder: string): string[] =>
  namesBelow(folder)
    .filter((name) => !PUBLIC.test(name))
    .sort();

/** Returns a function that returns whether files were added or removed since its last call. */
export function folderWatch(folder: () => string): () => boolean {
  const list = () => docsNames(folder()).join('\n');
  let last: string | undefined;
  return () => {
    const now = list();
    const isChanged = last !== undefined && last !== now;
    last = now;
    return isChanged;
  };
}
