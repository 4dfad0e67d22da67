import { type EnqueuedTaskPromise, type IndexSwap, Meilisearch, type Task } from 'meilisearch';
import { batches } from '../batches';
import { failureOf, isPassing, isTurnedAway } from '../failure';
import { retrying } from '../retrying';
import { siteDocuments } from '../siteDocument';
import type { PushAccount, PushJob, PushTarget } from '../target';
import { indexSettings } from './settings';

/** The temporary index that is swapped with the other one when it is complete. */
const temporaryName = (indexName: string) => `${indexName}_lectern_tmp`;

function settingsOf({ records, synonyms }: PushJob) {
  return indexSettings([...new Set(records.map(({ lang }) => lang))], synonyms);
}

/** A failed task, with the message of the server. */
function checkTask({ uid, status, type, error }: Task): void {
  if (status === 'succeeded') return;
  const reason = error ? `${error.message} (${error.code})` : status;
  throw new Error(
    `[search] Meilisearch failed the task ${uid}, ${type}: ${reason.replace(/\.? \(/, ' (')} → readers still search the previous records; push again when this is fixed`,
  );
}

/** The calls to a server, with retries where they may help. */
function openServer({ key, url }: PushAccount, { pauses }: PushJob) {
  const client = new Meilisearch({ host: String(url), apiKey: key });
  const ask = <Value>(call: () => Promise<Value>) => retrying(call, pauses);

  /** Enqueues a task and waits until it is done, however long that takes. */
  async function done(
    enqueue: () => EnqueuedTaskPromise,
    mayRepeat?: (error: unknown) => boolean,
  ): Promise<void> {
    const { taskUid } = await retrying(async () => enqueue(), pauses, mayRepeat);
    checkTask(await ask(() => client.tasks.waitForTask(taskUid, { timeout: 0 })));
  }

  return {
    client,
    ask,
    done,
    /** The number of documents in an index, or `undefined` if it does not exist. */
    async count(name: string): Promise<number | undefined> {
      try {
        return (await ask(() => client.index(name).getStats())).numberOfDocuments;
      } catch (error) {
        if (failureOf(error).status === 404) return undefined;
        throw error;
      }
    },
  };
}

/** Fills an index that is not in use yet. */
async function fill(
  { client, done, count }: ReturnType<typeof openServer>,
  job: PushJob,
  name: string,
): Promise<void> {
  const index = client.index(name);
  await done(() => index.updateSettings(settingsOf(job)));
  const documents = siteDocuments(job.records);
  let sent = 0;
  for (const batch of batches(documents)) {
    await done(() => index.addDocuments(batch, { primaryKey: 'id' }));
    sent += batch.length;
    job.log(`${sent} of ${documents.length} records`);
  }
  const kept = await count(name);
  if (kept !== documents.length) {
    throw new Error(
      `[search] Meilisearch stored only ${kept} of ${documents.length} records in ${name} → readers still search the previous records; push again`,
    );
  }
}

/** Pushes to Meilisearch: fills a temporary index and swaps it with the one that readers search. */
export const target: PushTarget = {
  async plan(job, account) {
    const { indexName, records } = job;
    const settings = settingsOf(job);
    const text = JSON.stringify(settings, null, 2);
    const what = `${records.length} records and ${Object.keys(settings.synonyms ?? {}).length} synonyms`;
    if (!account) return [`${what} would replace ${indexName}`, text];
    const server = openServer(account, job);
    const temporary = temporaryName(indexName);
    const [now, left] = [await server.count(indexName), await server.count(temporary)];
    return [
      ...(left === undefined
        ? []
        : [`would delete ${temporary}, which an interrupted push left behind`]),
      `would create the index ${temporary} with ${what}`,
      now === undefined
        ? `would create ${indexName} and swap both`
        : `would swap it with ${indexName}, which has ${now} records`,
      `would delete ${temporary}`,
      text,
    ];
  },

  async push(job, account) {
    const { indexName, log } = job;
    const server = openServer(account, job);
    const { client, done, count } = server;
    const temporary = temporaryName(indexName);
    const remove = (name: string) => done(() => client.deleteIndex(name));
    const isNew = (await count(indexName)) === undefined;
    if ((await count(temporary)) !== undefined) {
      await remove(temporary);
      log(`Deleted ${temporary}, which an interrupted push left behind`);
    }
    try {
      await fill(server, job, temporary);
      if (isNew) await done(() => client.index(indexName).updateSettings(settingsOf(job)));
      // Servers before 1.18 reject `rename`. Two swaps would cancel each other, so only a rejected swap is repeated.
      const swap = { indexes: [temporary, indexName] } as unknown as IndexSwap;
      await done(() => client.swapIndexes([swap]), isTurnedAway);
    } catch (error) {
      const made = isNew && !isPassing(error) ? [temporary, indexName] : [temporary];
      for (const name of made) {
        await count(name)
          .then((kept) => (kept === undefined ? undefined : remove(name)))
          .catch(() => log(`${name} could not be deleted → the next push will delete it`));
      }
      throw error;
    }
    log(`Replaced ${indexName}`);
    await remove(temporary).catch(() =>
      log(`${temporary} could not be deleted → the next push will delete it`),
    );
  },
};
