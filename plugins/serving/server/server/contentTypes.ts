import { getMimeType } from 'hono/utils/mime';
import { FEED_MIME, isFeed } from '../shared/feedFile';

const OWN: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  mdx: 'text/markdown; charset=utf-8',
  map: 'application/json',
  cjs: 'text/javascript; charset=utf-8',
  // The index of the search.
  bin: 'application/vnd.lectern.search',
};

const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|font\/(?:ttf|otf)|application\/(?:json|vnd\.lectern\.search|wasm|xml|.*\+(?:json|xml)))/;

/** The type of a file by its name; bytes without a meaning where it has no known ending. */
export function contentType(file: string): string {
  if (isFeed(file)) return `${FEED_MIME}; charset=utf-8`;
  const ending = file.match(/\.([^./]+)$/)?.[1]?.toLowerCase() ?? '';
  return OWN[ending] ?? getMimeType(file) ?? 'application/octet-stream';
}

/** Whether files of a type become smaller. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
