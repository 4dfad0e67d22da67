import { z } from 'zod';
import { encodePath } from '../../../serving/server/server/requestPath';
import type { SiteIndex } from '../../../serving/server/server/siteIndex';
import { sharedBytes } from '../../../serving/server/worker/sharedBytes';
import { unwrap } from '../engine/format/envelope';
import type { PageFragment } from '../engine/format/fragment';
import { decodeHeadings } from '../engine/format/headingsFile';
import { type OpenedIndex, openIndex } from '../engine/openIndex';
import {
  fragmentFile,
  type IndexPlace,
  SEARCH_MANIFEST,
  type SearchManifest,
} from '../shared/files';
import { lastMade } from '../shared/lastMade';
import { type SiteEngine, siteEngine } from './siteEngine';

/** The folder of all files of the search, below the base. */
export const SEARCH_FOLDER = SEARCH_MANIFEST.slice(0, SEARCH_MANIFEST.lastIndexOf('/') + 1);

const manifestSchema = z.object({
  places: z.array(
    z.object({
      lang: z.string(),
      version: z.string(),
      headings: z.string(),
      body: z.string(),
      fragments: z.string(),
    }),
  ),
}) satisfies z.ZodType<SearchManifest>;

/** Pages whose prose is kept for snippets, of each index: about 20 kB a page. */
const KEPT_FRAGMENTS = 500;

/** The search of a built site as it was at the start: threads share its bytes. */
export interface BuiltSearch {
  places: readonly IndexPlace[];
  /** Files by their name below the base. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Files with the prose of a page that are missing or broken: its hits have no snippets. */
  faults: readonly string[];
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

function fail(name: string, fault = 'is missing'): never {
  throw new Error(`[search] ${name} ${fault} → run "npm run build" again`);
}

/** Reads a file by what `read` makes of it; what goes wrong names the file. */
function parsed<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return fail(name, `is broken (${(error as Error).message})`);
  }
}

/** Whether a file looks like a whole object in JSON: one that was cut off does not. */
function isWhole(bytes: Uint8Array | undefined): boolean {
  return bytes?.at(0) === 0x7b && bytes.at(-1) === 0x7d;
}

/**
 * Reads the files of the search of a built site; `undefined` for a site without.
 *
 * @throws naming the file without which nothing can be found, and that is missing or broken
 */
export function readBuiltSearch({ site, files }: SiteIndex): BuiltSearch | undefined {
  const read = (name: string): Uint8Array => {
    const file = files.get(encodePath(site.base + name));
    return file?.plain.body ?? file?.disk?.readSync() ?? fail(name);
  };
  if (!files.has(encodePath(site.base + SEARCH_MANIFEST))) {
    return site.requiredFiles.includes(SEARCH_MANIFEST) ? fail(SEARCH_MANIFEST) : undefined;
  }
  const manifest = new TextDecoder().decode(read(SEARCH_MANIFEST));
  const { places } = parsed(SEARCH_MANIFEST, () => manifestSchema.parse(JSON.parse(manifest)));
  const kept = new Map<string, Uint8Array>();
  const folder = site.base + SEARCH_FOLDER;
  for (const address of files.keys()) {
    if (!address.startsWith(encodePath(folder))) continue;
    const name = decodeURI(address).slice(site.base.length);
    kept.set(name, sharedBytes(read(name)));
  }
  const faults: string[] = [];
  for (const place of places) {
    const [headings, body] = [read(place.headings), read(place.body)];
    const { pages } = parsed(place.headings, () => decodeHeadings(headings));
    parsed(place.body, () => unwrap('body', body));
    faults.push(
      ...pages
        .map(({ url }) => fragmentFile(place, url))
        .filter((name) => !isWhole(kept.get(name))),
    );
  }
  return { places, files: kept, faults };
}

/** Opens the search of a built site, all of it loaded. */
export function openBuiltSearch({ places, files }: Omit<BuiltSearch, 'faults'>): SiteEngine {
  const read = (name: string) => files.get(name) ?? fail(name);
  return siteEngine(places.map((place) => openPlace(place, read)));
}
