import { z } from 'zod';
import { encodePath } from '../../../serving/server/server/requestPath';
import type { SiteIndex } from '../../../serving/server/server/siteIndex';
import { sharedBytes } from '../../../serving/server/worker/sharedBytes';
import { unwrap } from '../engine/format/envelope';
import type { PageFragment } from '../engine/format/fragment';
import { decodeHeadings } from '../engine/format/headingsFile';
import { decodeCards } from '../engine/format/partFiles';
import { decodeRoot } from '../engine/format/rootFile';
import { type AnsweringIndex, openIndex } from '../engine/openIndex';
import { openParts } from '../engine/openParts';
import {
  fragmentFile,
  type IndexPlace,
  type PartsPlace,
  partFile,
  SEARCH_MANIFEST,
  type SearchManifest,
  type WholePlace,
} from '../shared/files';
import { lastMade } from '../shared/lastMade';
import { type SiteEngine, siteEngine } from './siteEngine';

/** The folder with all files of the search, below the base. */
export const SEARCH_FOLDER = SEARCH_MANIFEST.slice(0, SEARCH_MANIFEST.lastIndexOf('/') + 1);

const common = { lang: z.string(), version: z.string(), fragments: z.string() };
const manifestSchema = z.object({
  places: z.array(
    z.union([
      z.object({ ...common, headings: z.string(), body: z.string() }),
      z.object({ ...common, root: z.string(), parts: z.string() }),
    ]),
  ),
}) satisfies z.ZodType<SearchManifest>;

/** The number of pages of each index whose prose is cached for snippets, about 20 kB per page. */
const KEPT_FRAGMENTS = 500;

/** The search of a built site at the time of the start. Threads share its bytes. */
export interface BuiltSearch {
  places: readonly IndexPlace[];
  /** Files by name, relative to the base. */
  files: ReadonlyMap<string, Uint8Array>;
  /** Missing or broken files with the prose of a page, whose hits have no snippets. */
  faults: readonly string[];
}

/**
 * Opens an index whose files are available by name, so that it answers synchronously.
 * Fragments are read synchronously. They are small, and on a busy server an asynchronous read would wait for all other requests.
 */
export function openPlace(place: IndexPlace, read: (name: string) => Uint8Array): AnsweringIndex {
  const fragment = lastMade<PageFragment>(KEPT_FRAGMENTS, async (url) =>
    JSON.parse(new TextDecoder().decode(read(fragmentFile(place, url)))),
  );
  if ('root' in place) {
    const part = (name: string) => read(partFile(place, name));
    return openParts({ root: read(place.root), part, fragment });
  }
  const index = openIndex({ headings: read(place.headings), body: read(place.body), fragment });
  index.warm();
  return index;
}

function fail(name: string, fault = 'is missing'): never {
  throw new Error(`[search] ${name} ${fault} → run "npm run build" again`);
}

/** Reads a file with `read`. Errors name the file. */
function parsed<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return fail(name, `is broken (${(error as Error).message})`);
  }
}

/** Whether a file looks like a complete JSON object. A truncated file does not. */
function isWhole(bytes: Uint8Array | undefined): boolean {
  return bytes?.at(0) === 0x7b && bytes.at(-1) === 0x7d;
}

type ReadFile = (name: string) => Uint8Array;

/** The pages of an index whose files are not broken. */
function pagesOfWhole(place: WholePlace, read: ReadFile): string[] {
  const headings = read(place.headings);
  const { pages } = parsed(place.headings, () => decodeHeadings(headings));
  const body = read(place.body);
  parsed(place.body, () => unwrap('body', body));
  return pages.map(({ url }) => url);
}

/** The same for an index in parts. */
function pagesInParts(place: PartsPlace, read: ReadFile): string[] {
  const root = parsed(place.root, () => decodeRoot(read(place.root)));
  for (const [kind, count] of [
    ['words', root.words.length],
    ['places', root.places.length],
  ] as const) {
    for (let number = 0; number < count; number++) {
      const name = partFile(place, `${kind}-${number}`);
      const bytes = read(name);
      parsed(name, () => unwrap(kind, bytes));
    }
  }
  return root.cards.flatMap((_, number) => {
    const name = partFile(place, `cards-${number}`);
    const bytes = read(name);
    return parsed(name, () => decodeCards(bytes, root.build)).map(({ url }) => url);
  });
}

/**
 * Reads the search files of a built site. Returns `undefined` for a site without a search.
 *
 * @throws if a file that is needed for all results is missing or broken, with its name
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
    const urls = 'root' in place ? pagesInParts(place, read) : pagesOfWhole(place, read);
    faults.push(
      ...urls.map((url) => fragmentFile(place, url)).filter((name) => !isWhole(kept.get(name))),
    );
  }
  return { places, files: kept, faults };
}

/** Opens the search of a built site and loads it completely. */
export function openBuiltSearch({ places, files }: Omit<BuiltSearch, 'faults'>): SiteEngine {
  const read = (name: string) => files.get(name) ?? fail(name);
  return siteEngine(places.map((place) => openPlace(place, read)));
}
