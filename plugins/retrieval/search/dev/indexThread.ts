import { openWorker } from '../../../serving/server/worker/openWorker';
import { startWorker } from '../../../serving/server/worker/startWorker';
import type { SynonymsByLang } from '../output/indexFiles';
import type { PlaceRecords } from '../records';
import type { MadePlace } from './devSearch';
import type { IndexCalls } from './indexWorker';
import { recordSender } from './sentRecords';

/** On a busy machine this is slow but succeeds. */
const PATIENCE_MS = 300_000;

/** Builds the index of a language of a version in a separate thread, so that the dev server stays responsive. */
export function indexThread(
  synonyms?: SynonymsByLang,
): (place: PlaceRecords) => Promise<MadePlace> {
  const { call } = openWorker<IndexCalls>({
    start: () => startWorker(import.meta.url, 'indexWorker', synonyms),
    name: '[search] the thread that makes the index',
    log: (text) => console.warn(text),
    patience: PATIENCE_MS,
  });
  const { send } = recordSender();
  return async (place) => {
    const made =
      (await call('index', send(place, false))) ?? (await call('index', send(place, true)));
    if (made) return made;
    throw new Error('[search] the thread that makes the index lost its records → restart it');
  };
}
