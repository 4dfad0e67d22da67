import { readFileSync } from 'node:fs';
import { encodePath } from '../../server/server/requestPath';
import type { SiteFile } from '../../server/server/siteFile';
import type { SiteIndex } from '../../server/server/siteIndex';
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

/**
 * The search of a built site, all of it loaded; `undefined` for a site without.
 *
 * @throws naming the file that is missing or broken
 */
export function builtEngine({ site, files }: SiteIndex): SiteEngine | undefined {
  const find = (name: string) => files.get(encodePath(site.base + name));

  function fileOf(name: string): SiteFile {
    const file = find(name);
    if (!file) throw new Error(`[search] ${name} is missing → run "npm run build" again`);
    return file;
  }

  function read(name: string): Uint8Array {
    const { plain, location } = fileOf(name);
    return plain.body ?? readFileSync(location);
  }

  if (!find(SEARCH_MANIFEST)) return undefined;
  const { places } = JSON.parse(new TextDecoder().decode(read(SEARCH_MANIFEST))) as SearchManifest;
  return siteEngine(places.map((place) => openPlace(place, read)));
}
