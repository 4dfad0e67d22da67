import { type Prefixes, withoutDefaultPrefixes } from '../../../support/defaultPrefixes';

/** The canonical addresses of pages by their lower-case form, for lookups that ignore case. */
export type PageAddresses = ReadonlyMap<string, string>;

/** Collects pages by address. Of two that only differ in case, the first is kept. */
export function pageAddresses(addresses: Iterable<string>): PageAddresses {
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const key = address.toLowerCase();
    if (!pages.has(key)) pages.set(key, address);
  }
  return pages;
}

/** Returns the possible spellings of an address, the most likely first. */
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
 * Returns the canonical address of the page that a path denotes, below the base: without the prefix
 * of a default, doubled or trailing slashes, `.html` or `/index`, and in the case of the page.
 * `/a.md` is resolved to a Markdown file in the same way.
 *
 * @returns `undefined` if there is no such page, so a redirect never leaves this site
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
