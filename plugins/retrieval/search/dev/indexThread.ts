import { openWorker } from '../../../serving/server/worker/openWorker';
import { startWorker } from '../../../serving/server/worker/startWorker';
import type { SynonymsByLang } from '../output/indexFiles';
import type { PlaceRecords } from '../records';
import type { MadePlace } from './devSearch';
import type { IndexCalls } from './indexWorker';

/** A machine that does much else at the same time is slow, and still gets there. */
const PATIENCE_MS = 300_000;

/** Makes the index of a language of a version in a thread of its own: the dev server answers meanwhile. */
export function indexThread(
  synonyms?: SynonymsByLang,
): (place: PlaceRecords) => Promise<MadePlace> {
  const { call } = openWorker<IndexCalls>({
    start: () => startWorker(import.meta.url, 'indexWorker', synonyms),
    name: '[search] the thread that makes the index',
    log: (text) => console.warn(text),
    patience: PATIENCE_MS,
  });
  return (place) => call('index', place);
}
