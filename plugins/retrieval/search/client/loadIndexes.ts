import { reasonOf } from '../../../../theme/ui/loading/loadFailure';
import type { PageFragment } from '../engine/format/fragment';
import { type OpenedIndex, openIndex } from '../engine/openIndex';
import {
  fragmentFile,
  type IndexPlace,
  placesOf,
  SEARCH_MANIFEST,
  type SearchManifest,
} from '../shared/files';
import { lastMade } from '../shared/lastMade';
import type { SearchPlace } from './browserEngine';
import { unreachable } from './errors';

/** Fetches a file of the site; `isFresh` passes over every cache. */
export type FetchFile = (name: string, isFresh?: boolean) => Promise<Uint8Array>;

/** An index and what it still lacks. */
export interface LoadedIndex {
  index: OpenedIndex;
  /** Adds the prose; resolves to whether that was new. */
  loadBody: () => Promise<boolean>;
}

/** Pages whose prose is kept. */
const KEPT_PAGES = 300;

/** On the dev server, indexes change while a dialog is open. */
const IS_LIVE = process.env.NODE_ENV === 'development';

/**
 * Loads the indexes of a site, each part once; what could not be loaded is tried again.
 *
 * @param isLive whether each query asks which indexes there are
 */
export function loadIndexes(
  fetchFile: FetchFile,
  soon: (fragment: Promise<PageFragment>) => Promise<PageFragment>,
  isLive = IS_LIVE,
) {
  const parse = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
  const fetchManifest = async (): Promise<SearchManifest> =>
    parse(await fetchFile(SEARCH_MANIFEST));
  const manifests = lastMade(1, fetchManifest);
  const fragments = lastMade(KEPT_PAGES, async (name) => parse(await fetchFile(name)));

  async function open(place: IndexPlace): Promise<LoadedIndex> {
    const index = openIndex({
      headings: await fetchFile(place.headings),
      fragment: (url) => soon(fragments(fragmentFile(place, url))),
    });
    let body: Promise<boolean> | undefined;
    const addBody = async () => {
      index.addBody(await fetchFile(place.body));
      index.warm();
      return true;
    };
    const loadBody = async () => {
      if (index.hasBody()) return false;
      body ??= addBody().finally(() => {
        body = undefined;
      });
      return body;
    };
    index.warm();
    return { index, loadBody };
  }

  const indexes = lastMade(KEPT_PAGES, (key) => open(JSON.parse(key) as IndexPlace));
  const openAll = (manifest: SearchManifest, wanted: SearchPlace) =>
    Promise.all(placesOf(manifest, wanted).map((place) => indexes(JSON.stringify(place))));

  return async (wanted: SearchPlace): Promise<LoadedIndex[]> => {
    try {
      const manifest = await (isLive ? fetchManifest() : manifests(''));
      return await openAll(manifest, wanted).catch(async (error) => {
        if (reasonOf(error) !== 'failed') throw error;
        // The site was built anew since: its files have other names.
        return openAll(parse(await fetchFile(SEARCH_MANIFEST, true)), wanted);
      });
    } catch (error) {
      throw unreachable(error, 'The search cannot be loaded');
    }
  };
}
