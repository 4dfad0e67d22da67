import { getMimeType } from 'hono/utils/mime';
import { FEED_MIME, isFeed } from '../shared/feedFile';

const OWN: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  mdx: 'text/markdown; charset=utf-8',
  map: 'application/json',
  cjs: 'text/javascript; charset=utf-8',
  // The search index.
  bin: 'application/vnd.lectern.search',
};

const COMPRESSIBLE =
  /^(?:text\/|image\/svg\+xml|font\/(?:ttf|otf)|application\/(?:json|vnd\.lectern\.search|wasm|xml|.*\+(?:json|xml)))/;

/**
 * Returns the content type of a file by its extension, or `application/octet-stream` if the
 * extension is unknown.
 */
export function contentType(file: string): string {
  if (isFeed(file)) return `${FEED_MIME}; charset=utf-8`;
  const ending = file.match(/\.([^./]+)$/)?.[1]?.toLowerCase() ?? '';
  return OWN[ending] ?? getMimeType(file) ?? 'application/octet-stream';
}

/** Whether compressing files of this type makes them smaller. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}
