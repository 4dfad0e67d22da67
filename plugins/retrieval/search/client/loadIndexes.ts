import { reasonOf } from '../../../../theme/ui/loading/loadFailure';
import type { PageFragment } from '../engine/format/fragment';
import { type AnsweringIndex, openIndex } from '../engine/openIndex';
import { openParts } from '../engine/openParts';
import {
  fragmentFile,
  type IndexPlace,
  type PartsPlace,
  partFile,
  placesOf,
  SEARCH_MANIFEST,
  type SearchManifest,
  type WholePlace,
} from '../shared/files';
import { lastMade } from '../shared/lastMade';
import type { SearchPlace } from './browserEngine';
import { unreachable } from './errors';

/** Fetches a file of the site; `isFresh` bypasses all caches. */
export type FetchFile = (name: string, isFresh?: boolean) => Promise<Uint8Array>;

/** An index and the part that is not loaded yet. */
export interface LoadedIndex {
  index: AnsweringIndex;
  /** Adds the prose if it is a separate file. Resolves to whether it was added now. */
  loadBody: () => Promise<boolean>;
}

/** The number of pages whose prose is cached. */
const KEPT_PAGES = 300;

/** On the dev server, indexes change while a dialog is open. */
const IS_LIVE = process.env.NODE_ENV === 'development';

/**
 * Loads the indexes of a site, each part once. Parts that could not be loaded are tried again.
 *
 * @param isLive whether each query checks which indexes exist
 */
export function loadIndexes(
  fetchFile: FetchFile,
  soon: (fragment: Promise<PageFragment>) => Promise<PageFragment>,
  isLive = IS_LIVE,
) {
  const parse = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes));
  let manifest: Promise<SearchManifest> | undefined;

  function readManifest(isFresh = false): Promise<SearchManifest> {
    const read = fetchFile(SEARCH_MANIFEST, isFresh).then(parse);
    manifest = read;
    read.catch(() => {
      if (manifest === read) manifest = undefined;
    });
    return read;
  }

  const fragments = lastMade(KEPT_PAGES, async (name) => parse(await fetchFile(name)));

  const fragmentOf = (place: IndexPlace) => (url: string) =>
    soon(fragments(fragmentFile(place, url)));

  async function openInParts(place: PartsPlace): Promise<LoadedIndex> {
    const index = openParts({
      root: await fetchFile(place.root),
      part: (name) => fetchFile(partFile(place, name)),
      fragment: fragmentOf(place),
    });
    return { index, loadBody: async () => false };
  }

  async function openWhole(place: WholePlace): Promise<LoadedIndex> {
    const index = openIndex({
      headings: await fetchFile(place.headings),
      fragment: fragmentOf(place),
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

  const open = (place: IndexPlace) => ('root' in place ? openInParts(place) : openWhole(place));
  const indexes = lastMade(KEPT_PAGES, (key) => open(JSON.parse(key) as IndexPlace));
  const openAll = (manifest: SearchManifest, wanted: SearchPlace) =>
    Promise.all(placesOf(manifest, wanted).map((place) => indexes(JSON.stringify(place))));

  /**
   * Runs a task with the requested indexes. If a file is missing, the site has been rebuilt and its
   * files have other names, so the task runs once more with those.
   */
  return async <Made>(
    wanted: SearchPlace,
    use: (indexes: LoadedIndex[]) => Promise<Made>,
    signal?: AbortSignal,
  ): Promise<Made> => {
    try {
      const known = await (isLive ? readManifest() : (manifest ?? readManifest()));
      return await openAll(known, wanted)
        .then(use)
        .catch(async (error) => {
          if (signal?.aborted || reasonOf(error) !== 'failed') throw error;
          return use(await openAll(await readManifest(true), wanted));
        });
    } catch (error) {
      signal?.throwIfAborted();
      throw unreachable(error, 'The search cannot be loaded');
    }
  };
}
