import type { DocSearchModalProps } from '@docsearch/react/modal';

/**
 * The address of a hit as the site's own links are written: an index that was made for the public
 * address of the site leads to the site that the reader is on.
 *
 * @param origins the origins that are this site: `['https://docs.example.com']`
 */
export function localUrl(url: string, origins: readonly string[]): string {
  if (!/^https?:\/\//.test(url)) return url;
  const { origin, pathname, search, hash } = new URL(url);
  return origins.includes(origin) ? `${pathname}${search}${hash}` : url;
}

/** Hits with the addresses of the site that the reader is on. */
export const siteHits: DocSearchModalProps['transformItems'] = (hits) =>
  hits.map((hit) => ({ ...hit, url: localUrl(hit.url, [window.location.origin]) }));
