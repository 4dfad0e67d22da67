import type { PageFragment } from '../engine/format/fragment';
import { siteEngine } from '../server/siteEngine';
import type { SearchEngine } from '../shared/types';
import type { SearchPlace } from './browserEngine';
import { type FetchFile, type LoadedIndex, loadIndexes } from './loadIndexes';

/** How long an answer waits for prose that is loading, in ms. Readers do not notice it. */
const PATIENCE = 80;

/** The search itself, in a worker or on the page's thread. */
export interface LocalSearch extends SearchEngine {
  warm(place: SearchPlace): Promise<void>;
  open(place: SearchPlace): Promise<void>;
}

/**
 * Searches the files of the site: headings first, prose when it is loaded, and snippets for the results.
 *
 * @param onBetter called when newly loaded data would improve the last answer
 */
export function createLocalSearch(fetchFile: FetchFile, onBetter: () => void): LocalSearch {
  /** The prose of a page, if it loads in time. Otherwise the next answer uses it. */
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

  /** Without prose, headings are still searched. The next query tries again. */
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
