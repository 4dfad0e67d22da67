import type { Algoliasearch } from 'algoliasearch';
import type { SynonymsByLang } from '../../output/indexFiles';
import { retrying } from '../retrying';
import type { PushedObject } from '../toObject';
import { indexSettings, synonymHits } from './indexSettings';

/** Objects in a request. */
const BATCH = 1000;

export interface Push {
  indexName: string;
  objects: readonly PushedObject[];
  synonyms: SynonymsByLang;
  /** Called for every step. */
  log: (line: string) => void;
  /** Waits before another attempt, in ms. */
  pauses?: readonly number[];
}

/** The temporary index that replaces the other one when it is complete. */
function temporaryName(indexName: string): string {
  return `${indexName}_lectern_tmp`;
}

/**
 * Replaces an index. A temporary index receives settings, synonyms and objects, and replaces the other in one
 * step when Algolia has finished. If anything fails before that, the old index stays in use, and
 * the next push removes the remains of the interrupted one.
 */
export async function pushRecords(
  client: Algoliasearch,
  { indexName, objects, synonyms, log, pauses }: Push,
): Promise<void> {
  const temporary = temporaryName(indexName);
  const done = async (indexOfTask: string, start: () => Promise<{ taskID: number }>) => {
    const { taskID } = await retrying(start, pauses);
    await retrying(() => client.waitForTask({ indexName: indexOfTask, taskID }), pauses);
  };

  await done(temporary, () => client.clearObjects({ indexName: temporary }));
  const settings = indexSettings([...new Set(objects.map(({ lang }) => lang))].filter(Boolean));
  await done(temporary, () =>
    client.setSettings({ indexName: temporary, indexSettings: settings }),
  );
  const hits = synonymHits(synonyms);
  await done(temporary, () =>
    hits.length > 0
      ? client.saveSynonyms({
          indexName: temporary,
          synonymHit: hits,
          replaceExistingSynonyms: true,
        })
      : client.clearSynonyms({ indexName: temporary }),
  );
  for (let start = 0; start < objects.length; start += BATCH) {
    const part = objects.slice(start, start + BATCH);
    const requests = part.map((body) => ({ action: 'addObject' as const, body }));
    await done(temporary, () =>
      client.batch({ indexName: temporary, batchWriteParams: { requests } }),
    );
    log(`${start + part.length} of ${objects.length} records`);
  }
  await done(indexName, () =>
    client.operationIndex({
      indexName: temporary,
      operationIndexParams: { operation: 'move', destination: indexName },
    }),
  );
  log(`Replaced ${indexName}`);
}
