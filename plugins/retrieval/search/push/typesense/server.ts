import { Client } from 'typesense';
import { failureOf } from '../failure';
import { retrying } from '../retrying';
import type { PushAccount, PushJob } from '../target';

/** Typesense indexes a batch before it responds. */
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
 * The response, or another value if the server responds with a certain error status.
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

/** The collections of a site on a server. */
interface Found {
  /** The collection that readers currently search through the alias. */
  live?: string;
  /** Collections and synonym sets of interrupted pushes. */
  leftovers: string[];
  /** Whether synonyms are sets of the server, since version 30, or belong to a collection. */
  takesSets: boolean;
}

/** The calls to a server, with retries where they may help. */
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

    /** Deletes a collection and its synonym set, if they exist. */
    async remove(name: string, takesSets: boolean): Promise<void> {
      await ask(() => orElse(404, () => client.collections(name).delete(), undefined));
      if (takesSets) {
        await ask(() => orElse(404, () => client.synonymSets(name).delete(), undefined));
      }
    },
  };
}
