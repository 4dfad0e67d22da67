import type { PageIndexInfo } from '@rspress/core';

/**
 * Pages in the order of their files. Rspress tells plugins of a page when it has read it, which is in
 * another order each time.
 */
export function steadyPages<Page extends Pick<PageIndexInfo, '_filepath' | 'routePath'>>(
  pages: ReadonlyMap<string, Page>,
): Map<string, Page> {
  const key = ({ _filepath, routePath }: Page) => `${_filepath}\n${routePath}`;
  return new Map([...pages].sort(([, a], [, b]) => (key(a) < key(b) ? -1 : 1)));
}
