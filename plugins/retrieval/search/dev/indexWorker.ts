import { serveCalls, workerInput } from '../../../serving/server/worker/serveCalls';
import type { KeepPart } from '../engine/build/buildIndex';
import { PARTS_FROM_SECTIONS, placeFiles, type SynonymsByLang } from '../output/indexFiles';
import type { SearchRecord } from '../shared/types';
import { recordReceiver, type SentPlace } from './sentRecords';

const synonyms = workerInput<SynonymsByLang | undefined>();
const { receive } = recordReceiver();
const parts = new WeakMap<SearchRecord, Map<string, unknown>>();

/** Reads a record once, because an edit changes only the records of one page. */
const keep: KeepPart = (record, part, make) => {
  const known = parts.get(record) ?? new Map<string, unknown>();
  parts.set(record, known);
  if (!known.has(part)) known.set(part, make());
  return known.get(part) as ReturnType<typeof make>;
};

const calls = {
  /** Returns the index of a place; `undefined` if the place must be sent with all records. */
  index(sent: SentPlace) {
    const place = receive(sent);
    return place && placeFiles(place, synonyms, PARTS_FROM_SECTIONS, keep);
  },
};

export type IndexCalls = typeof calls;

serveCalls(calls);
