import { Client } from 'typesense';
import { failureOf } from '../failure';
import { retrying } from '../retrying';
import type { PushAccount, PushJob } from '../target';

/** A batch is indexed before it is answered. */
const TIMEOUT_S = 60;

function clientOf({ key, url }: PushAccount): Client {
  return new Client({
    apiKey: key,
    nodes: [{ url: String(url).replace(/\/$/, '') }],
    connectionTimeoutSeconds: TIMEOUT_S,
    numRetries: 0,
    logLevel: 'silent',
  });
}

/**
 * The answer, or another value where the server refuses with one status.
 *
 * @param status `404` for what need not be there
 */
export async function orElse<Value, Other>(
  status: number,
  ask: () => Promise<Value>,
  other: Other,
): Promise<Value | Other> {
  try {
    return await ask();
  } catch (error) {
    if (failureOf(error).status === status) return other;
    throw error;
  }
}

/** What a server has of a site. */
interface Found {
  /** The collection that readers search now, through the alias. */
  live?: string;
  /** Collections and synonym sets of pushes that were broken off. */
  leftovers: string[];
  /** Whether synonyms are sets of the server, since version 30, or belong to a collection. */
  takesSets: boolean;
}

/** One server, each call tried again where that may help. */
export function openServer(account: PushAccount, { indexName, pauses }: PushJob) {
  const client = clientOf(account);
  const ask = <Value>(call: () => Promise<Value>) => retrying(call, pauses);
  const pattern = new RegExp(`^${indexName}_lectern_\\d+$`);
  const isOurs = (name: string) => pattern.test(name);

  const liveCollection = async () =>
    (
      await ask(() =>
        orElse(404, () => client.aliases(indexName).retrieve(), { collection_name: undefined }),
      )
    ).collection_name;

  return {
    client,
    ask,
    isOurs,
    liveCollection,

    async find(): Promise<Found> {
      const collections = await ask(() =>
        client.collections().retrieve({ exclude_fields: 'fields' }),
      );
      const names = collections.map(({ name }) => name);
      if (names.includes(indexName)) {
        throw new Error(
          `[search] TYPESENSE_COLLECTION is "${indexName}", which is a collection of the server, and a push needs the name for an alias → write another name, or delete the collection`,
        );
      }
      const live = await liveCollection();
      const sets = await ask(() => orElse(404, () => client.synonymSets().retrieve(), undefined));
      const synonymSets = (sets ?? []).map(({ name }) => name);
      const leftovers = [...new Set([...names, ...synonymSets])].filter(
        (name) => isOurs(name) && name !== live,
      );
      return { live, leftovers, takesSets: sets !== undefined };
    },

    /** Deletes a collection with its set of synonyms, where they are there. */
    async remove(name: string, takesSets: boolean): Promise<void> {
      await ask(() => orElse(404, () => client.collections(name).delete(), undefined));
      if (takesSets) {
        await ask(() => orElse(404, () => client.synonymSets(name).delete(), undefined));
      }
    },
  };
}
