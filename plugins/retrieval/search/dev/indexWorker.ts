import { serveCalls, workerInput } from '../../../serving/server/worker/serveCalls';
import { placeFiles, type SynonymsByLang } from '../output/indexFiles';
import type { PlaceRecords } from '../records';

const synonyms = workerInput<SynonymsByLang | undefined>();

const calls = {
  index: (place: PlaceRecords) => placeFiles(place, synonyms),
};

export type IndexCalls = typeof calls;

serveCalls(calls);
