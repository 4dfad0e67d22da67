import { encodePath } from '../../server/server/requestPath';
import type { SiteIndex } from '../../server/server/siteIndex';
import { sharedBytes } from '../../server/worker/sharedBytes';
import { unwrap } from '../engine/format/envelope';
import type { PageFragment } from '../engine/format/fragment';
import { type OpenedIndex, openIndex } from '../engine/openIndex';
import {
  fragmentFile,
  type IndexPlace,
  SEARCH_MANIFEST,
  type SearchManifest,
} from '../shared/files';
import { lastMade } from '../shared/lastMade';
import { type SiteEngine, siteEngine } from './siteEngine';

/** Pages whose prose is kept for snippets, of each index: about 20 kB a page. */
const KEPT_FRAGMENTS = 500;

/** The search of a built site as it was at the start: threads share its bytes. */
export interface BuiltSearch {
  places: readonly IndexPlace[];
  /** Files by their name below the base. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Opens an index whose files are had by name; it answers at once.
 * Fragments are read without waiting: they are small, and a busy server would come back to each only after a round of all requests.
 */
export function openPlace(place: IndexPlace, read: (name: string) => Uint8Array): OpenedIndex {
  const fragment = lastMade<PageFragment>(KEPT_FRAGMENTS, async (url) =>
    JSON.parse(new TextDecoder().decode(read(fragmentFile(place, url)))),
  );
  const index = openIndex({ headings: read(place.headings), body: read(place.body), fragment });
  index.warm();
  return index;
}

function fail(name: string): never {
  throw new Error(`[search] ${name} is missing → run "npm run build" again`);
}

/**
 * Reads the files of the search of a built site; `undefined` for a site without.
 *
 * @throws naming the file that is missing or broken
 */
export function readBuiltSearch({ site, files }: SiteIndex): BuiltSearch | undefined {
  const read = (name: string): Uint8Array => {
    const file = files.get(encodePath(site.base + name));
    return file?.plain.body ?? file?.disk?.readSync() ?? fail(name);
  };
  if (!files.has(encodePath(site.base + SEARCH_MANIFEST))) return undefined;
  const { places } = JSON.parse(new TextDecoder().decode(read(SEARCH_MANIFEST))) as SearchManifest;
  const kept = new Map<string, Uint8Array>();
  for (const { headings, body } of places) {
    unwrap('headings', read(headings));
    unwrap('body', read(body));
  }
  const folder = site.base + SEARCH_MANIFEST.slice(0, SEARCH_MANIFEST.lastIndexOf('/') + 1);
  for (const address of files.keys()) {
    if (!address.startsWith(encodePath(folder))) continue;
    const name = decodeURI(address).slice(site.base.length);
    kept.set(name, sharedBytes(read(name)));
  }
  return { places, files: kept };
}

/** Opens the search of a built site, all of it loaded. */
export function openBuiltSearch({ places, files }: BuiltSearch): SiteEngine {
  const read = (name: string) => files.get(name) ?? fail(name);
  return siteEngine(places.map((place) => openPlace(place, read)));
}
