import type { PageFragment } from '../engine/format/fragment';
import { siteEngine } from '../server/siteEngine';
import type { SearchEngine } from '../shared/types';
import type { SearchPlace } from './browserEngine';
import { type FetchFile, type LoadedIndex, loadIndexes } from './loadIndexes';

/** How long an answer waits for prose that is on its way, in ms; a reader does not notice it. */
const PATIENCE = 80;

/** The search itself, in a worker or where there are none. */
export interface LocalSearch extends SearchEngine {
  warm(place: SearchPlace): Promise<void>;
  open(place: SearchPlace): Promise<void>;
}

/**
 * Searches files of the site: headings first, prose when it is there, snippets for what is found.
 *
 * @param onBetter told when what came later would make the last answer better
 */
export function createLocalSearch(fetchFile: FetchFile, onBetter: () => void): LocalSearch {
  /** The prose of a page, if it comes soon; what comes later is for the next answer. */
  function soon(fragment: Promise<PageFragment>): Promise<PageFragment> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        reject(new Error('late'));
      }, PATIENCE);
      const end = () => clearTimeout(timer);
      fragment.then(
        (found) => {
          end();
          if (isLate) onBetter();
          resolve(found);
        },
        (error) => {
          end();
          reject(error);
        },
      );
    });
  }

  const load = loadIndexes(fetchFile, soon);

  /** Without prose there are still headings: it is tried again with the next query. */
  async function loadBodies(indexes: readonly LoadedIndex[]): Promise<void> {
    const loaded = await Promise.allSettled(indexes.map(({ loadBody }) => loadBody()));
    if (loaded.some((each) => each.status === 'fulfilled' && each.value)) onBetter();
  }

  return {
    warm: (place) => load(place, async () => {}),
    open: (place) => load(place, loadBodies),
    search: (query, signal) =>
      load(
        query,
        (indexes) => {
          signal?.throwIfAborted();
          const answer = siteEngine(indexes.map(({ index }) => index)).search(query, signal);
          void loadBodies(indexes);
          return answer;
        },
        signal,
      ),
  };
}
