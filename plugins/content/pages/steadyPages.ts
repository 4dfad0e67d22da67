import type { PageIndexInfo } from '@rspress/core';

/** Sorts pages by file, because Rspress passes them to plugins in the order in which it has read them, which varies. */
export function steadyPages<Page extends Pick<PageIndexInfo, '_filepath' | 'routePath'>>(
  pages: ReadonlyMap<string, Page>,
): Map<string, Page> {
  const key = ({ _filepath, routePath }: Page) => `${_filepath}\n${routePath}`;
  return new Map([...pages].sort(([, a], [, b]) => (key(a) < key(b) ? -1 : 1)));
}
