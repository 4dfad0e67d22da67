import { namesBelow } from '../../support/namesBelow';

/** The folder of static files, whose changes do not affect pages. */
const PUBLIC = /^public[\\/]/;

/** Returns a function that returns whether files were added or removed since its last call. */
export function folderWatch(folder: () => string): () => boolean {
  const list = () =>
    namesBelow(folder())
      .filter((name) => !PUBLIC.test(name))
      .sort()
      .join('\n');
  let last: string | undefined;
  return () => {
    const now = list();
    const isChanged = last !== undefined && last !== now;
    last = now;
    return isChanged;
  };
}
