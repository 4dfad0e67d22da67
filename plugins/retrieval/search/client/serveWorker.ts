import { reasonOf } from '../../../../theme/ui/loading/loadFailure';
import { fetchBelow } from './fetchBelow';
import type { FetchFile } from './loadIndexes';
import { createLocalSearch, type LocalSearch } from './localSearch';
import type { FromWorker, Line, ToWorker } from './messages';

/** Changes within this time are reported together, in ms. */
const GATHERING = 30;

/**
 * The worker's end of the line. If several queries are waiting, only the last one is answered.
 *
 * @param fetcher fetches the files of the site at an address
 */
export function serveWorker(
  line: Line<FromWorker, ToWorker>,
  fetcher: (root: string) => FetchFile = fetchBelow,
): void {
  let search: LocalSearch | undefined;
  let latest = 0;
  let isGathering = false;

  function tellBetter(): void {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      line.postMessage({ kind: 'better' });
    }, GATHERING);
  }

  async function answer({ id, query }: Extract<ToWorker, { kind: 'search' }>): Promise<void> {
    latest = id;
    // Lets waiting messages arrive.
    await new Promise((resolve) => setTimeout(resolve));
    if (id !== latest || !search) return;
    try {
      const found = await search.search(query);
      if (id === latest) line.postMessage({ kind: 'answer', id, answer: found });
    } catch (error) {
      const { message } = error as Error;
      line.postMessage({ kind: 'failure', id, reason: reasonOf(error), message });
    }
  }

  line.onmessage = ({ data }) => {
    if (data.kind === 'start') {
      search = createLocalSearch(fetcher(data.root), tellBetter);
      line.postMessage({ kind: 'started' });
    } else if (data.kind === 'ping') line.postMessage({ kind: 'alive' });
    else if (data.kind === 'search') void answer(data);
    // The next query reports the error.
    else search?.[data.kind](data.place).catch(() => {});
  };
}
