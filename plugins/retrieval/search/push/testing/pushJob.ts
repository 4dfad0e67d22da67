import type { SearchRecord } from '../../shared/types';
import { testRecords } from '../../testing/searchSite';
import type { PushJob } from '../target';

const all = testRecords().flatMap(({ records }) => records);

/** The records of a site in two languages and two versions, of which each says which build it is from. */
export function buildRecords(build: string, count = all.length): SearchRecord[] {
  return Array.from({ length: count }, (_, at) => {
    const record = all[at % all.length] as SearchRecord;
    const objectID = at < all.length ? record.objectID : `${record.objectID}-${at}`;
    return { ...record, objectID, content: build };
  });
}

/** A push that waits no time between attempts, and what it has said. */
export function pushJob(build: string, changes: Partial<PushJob> = {}) {
  const lines: string[] = [];
  const job: PushJob = {
    indexName: 'docs',
    records: buildRecords(build),
    synonyms: { en: { outDir: ['output.path'] }, zh: { 摇树: ['usedExports'] } },
    log: (line) => void lines.push(line),
    pauses: [1, 1, 1],
    ...changes,
  };
  return { job, lines };
}
