import { batches } from '../batches';
import { siteDocuments } from '../siteDocument';
import type { PushJob, PushTarget } from '../target';
import { importDocuments } from './importDocuments';
import { collectionSchema, withRank } from './schema';
import { openServer, orElse } from './server';
import { synonymItems } from './synonymItems';

const langsOf = ({ records }: PushJob) => [...new Set(records.map(({ lang }) => lang))];

/** Fills a new collection that is not in use yet. */
async function fill(
  { client, ask }: ReturnType<typeof openServer>,
  job: PushJob,
  name: string,
  takesSets: boolean,
): Promise<void> {
  const items = synonymItems(job.synonyms);
  const sets = takesSets && items.length > 0 ? [name] : [];
  if (sets.length > 0) await ask(() => client.synonymSets(name).upsert({ items }));
  const schema = collectionSchema(name, langsOf(job), sets);
  // An attempt whose response was lost has created it, because the name is unique to this push.
  await ask(() => orElse(409, () => client.collections().create(schema), undefined));
  if (!takesSets) {
    for (const { id, ...synonym } of items) {
      await ask(() => client.collections(name).synonyms().upsert(id, synonym));
    }
  }
  const documents = siteDocuments(job.records).map(withRank);
  let done = 0;
  for (const batch of batches(documents)) {
    await ask(() => importDocuments(client, name, batch));
    done += batch.length;
    job.log(`${done} of ${documents.length} records`);
  }
  const { num_documents: kept } = await ask(() => client.collections(name).retrieve());
  if (kept !== documents.length) {
    throw new Error(
      `[search] Typesense stored only ${kept} of ${documents.length} records in ${name} → readers still search the previous records; push again`,
    );
  }
}

/** Pushes to Typesense: fills a new collection and points the alias that readers search to it. */
export const target: PushTarget = {
  async plan(job, account) {
    const { indexName, records, synonyms } = job;
    const count = synonymItems(synonyms).length;
    const name = `${indexName}_lectern_<time>`;
    const schema = JSON.stringify(collectionSchema(name, langsOf(job)), null, 2);
    if (!account) {
      return [`${records.length} records and ${count} synonyms would replace ${indexName}`, schema];
    }
    const server = openServer(account, job);
    const { live, leftovers, takesSets } = await server.find();
    const before = live
      ? await server.ask(() =>
          orElse(404, () => server.client.collections(live).retrieve(), undefined),
        )
      : undefined;
    return [
      ...leftovers.map((old) => `would delete ${old}, which an interrupted push left behind`),
      `would create the collection ${name} with ${records.length} records`,
      `would create ${count} synonyms ${takesSets ? 'as a synonym set' : 'in the collection'}`,
      live
        ? `would point the alias ${indexName} to it, away from ${live} with ${before?.num_documents ?? 0} records`
        : `would create the alias ${indexName} for it`,
      ...(live && server.isOurs(live) ? [`would delete ${live}`] : []),
      schema,
    ];
  },

  async push(job, account) {
    const { indexName, log } = job;
    const server = openServer(account, job);
    const { client, ask } = server;
    const { live, leftovers, takesSets } = await server.find();
    for (const name of leftovers) {
      await server.remove(name, takesSets);
      log(`Deleted ${name}, which an interrupted push left behind`);
    }
    const name = `${indexName}_lectern_${Date.now()}`;
    try {
      await fill(server, job, name, takesSets);
      await ask(() => client.aliases().upsert(indexName, { collection_name: name }));
    } catch (error) {
      await server
        .liveCollection()
        .then((now) => (now === name ? undefined : server.remove(name, takesSets)))
        .catch(() => log(`${name} could not be deleted → the next push will delete it`));
      throw error;
    }
    log(`Replaced ${indexName}`);
    if (live && server.isOurs(live)) {
      await server
        .remove(live, takesSets)
        .catch(() => log(`${live} could not be deleted → the next push will delete it`));
    }
  },
};
