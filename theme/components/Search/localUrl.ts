import type { DocSearchModalProps } from '@docsearch/react/modal';

/**
 * Returns the address of a hit in the form of internal links. URLs with the site's public origin are
 * converted to the current origin.
 *
 * @param origins the origins of the site: `['https://docs.example.com']`
 */
export function localUrl(url: string, origins: readonly string[]): string {
  if (!/^https?:\/\//.test(url)) return url;
  const { origin, pathname, search, hash } = new URL(url);
  return origins.includes(origin) ? `${pathname}${search}${hash}` : url;
}

/** Converts the URLs of hits to the current origin. */
export const siteHits: DocSearchModalProps['transformItems'] = (hits) =>
  hits.map((hit) => ({ ...hit, url: localUrl(hit.url, [window.location.origin]) }));
