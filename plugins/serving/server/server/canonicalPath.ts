import { type Prefixes, withoutDefaultPrefixes } from '../../../support/defaultPrefixes';

/** Pages by their address in lower case, to find one however it was written. */
export type PageAddresses = ReadonlyMap<string, string>;

/** Collects pages by address; of two that differ in letter case only, the first is found. */
export function pageAddresses(addresses: Iterable<string>): PageAddresses {
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const key = address.toLowerCase();
    if (!pages.has(key)) pages.set(key, address);
  }
  return pages;
}

/** The forms in which a page may have its address, the likelier first. */
function spellings(path: string): string[] {
  const lower = path.toLowerCase();
  const bare = lower.replace(/\/+$/, '');
  if (bare.endsWith('.md')) {
    const stem = bare.slice(0, -'.md'.length);
    return [bare, `${stem.replace(/\/$/, '')}/index.md`];
  }
  const name = bare.replace(/\.html?$/, '');
  const page = name.replace(/\/index$/, '');
  const isFolder = lower.endsWith('/') || page !== name;
  const clean = isFolder ? [`${page}/`, page] : [page, `${page}/`];
  return [...clean, `${page}.html`, `${name}/`, name];
}

/**
 * The one address of the page that a path means, below the base: without the prefix of a default,
 * a doubled slash, `.html`, `/index` or a slash too many, in the letters of the page. `/a.md` finds
 * Markdown in the same way.
 *
 * @returns `undefined` if there is no such page, so that nothing leads away from this site
 */
export function canonicalPath(
  path: string,
  pages: PageAddresses,
  site: Prefixes,
): string | undefined {
  const single = path.replace(/\/{2,}/g, '/');
  const stripped = withoutDefaultPrefixes(single, site);
  for (const candidate of stripped === undefined ? [single] : [single, stripped]) {
    for (const spelling of spellings(candidate)) {
      const address = pages.get(spelling);
      if (address !== undefined) return address;
    }
  }
  return undefined;
}
