/** Both sides import this file: the build, which writes the files, and those who read them. */

/** Below the base. The only file of the search whose name does not depend on its content. */
export const SEARCH_MANIFEST = 'static/search/index.json';

interface AnyPlace {
  lang: string;
  version: string;
  /** The file names of the prose of pages. `*` is the page; see `fragmentFile`. */
  fragments: string;
}

/** An index that is loaded as a whole. */
export interface WholePlace extends AnyPlace {
  headings: string;
  body: string;
}

/** An index in parts, of which a search loads a few. */
export interface PartsPlace extends AnyPlace {
  root: string;
  /** The file names of the parts. `*` is the part; see `partFile`. */
  parts: string;
}

/** The index of a language of a version, with its files below the base. */
export type IndexPlace = WholePlace | PartsPlace;

/** The file of a part, such as `words-12`. */
export function partFile({ parts }: Pick<PartsPlace, 'parts'>, name: string): string {
  return parts.replace('*', name);
}

/** The files of the search of a site. */
export interface SearchManifest {
  /** The default version first, then in the order of the site. */
  places: IndexPlace[];
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A short name for the address of a page: FNV-1a, eight hexadecimal digits. */
export function pageKey(url: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(url)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The file with the prose of a page. */
export function fragmentFile({ fragments }: Pick<AnyPlace, 'fragments'>, url: string): string {
  return fragments.replace('*', pageKey(url));
}

/** The indexes for a query. None for a language or version without a search. */
export function placesOf(
  { places }: SearchManifest,
  { lang, version }: { lang: string; version: string },
): IndexPlace[] {
  return places.filter(
    (place) => place.lang === lang && (version === 'all' || place.version === version),
  );
}
