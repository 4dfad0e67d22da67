import type { Client } from '@libsql/client';
import { collectGarbage } from './collectGarbage';
import { DatabaseError, databaseError } from './databaseErrors';
import { fileOf, identityOf, nodeOf, setAside } from './databaseFiles';
import { deleteExpired, type Expired } from './deleteExpired';
import type { EventCount } from './eventCount';
import { moveEarlier } from './moveEarlier';
import { closeDatabase, type DatabasePlace, openDatabase } from './openDatabase';
import {
  deleteBefore,
  insertAnswer,
  insertEventCount,
  insertOpinion,
  insertVote,
} from './statements';
import type { StoredAnswer, StoredOpinion } from './storedAnswer';
import { readStoredHealth, type StoredHealth } from './storedHealth';

/** A vote in the form in which it is stored. */
export interface StoredVote {
  messageId: string;
  thumbs: 0 | 1;
  votedAt: number;
}

/** The operations on the database, which run in their own thread on a server. Each throws a `DatabaseError`. */
export interface AskDatabase {
  insert(answer: StoredAnswer): Promise<void>;
  /** @returns whether the answer that the vote refers to is known */
  vote(vote: StoredVote): Promise<boolean>;
  insertOpinion(opinion: StoredOpinion): Promise<void>;
  count(seen: readonly EventCount[]): Promise<void>;
  /** @param since the start of the period, in ms since 1970 */
  health(since: number): Promise<StoredHealth>;
  /** @returns the number of deleted answers */
  deleteBefore(time: number): Promise<number>;
  /** Deletes what is older than the given number of days, unless the clock is in doubt. */
  deleteExpired(days: number): Promise<Expired>;
  /**
   * Opens the database if necessary, and checks that its file is still there; with `true`, also that it is writable.
   */
  check(isWriting: boolean): Promise<void>;
  close(): Promise<void>;
}

interface OpenedDatabase {
  client: Client;
  identity: string;
}

/** The maximum number of attempts at a write whose file was removed or damaged. */
const ATTEMPTS = 3;
/** A write without effect. Free space, permissions and locks can only be checked by writing. */
const PROBE = 'UPDATE migrations SET version = version WHERE version = 1';

/**
 * Creates the database of questions. A file that was removed or replaced is opened again. A damaged one is renamed,
 * and a new one is created. A write only succeeds if it is in the file at the configured path.
 *
 * @param log receives messages for the administrator
 */
export function createDatabase(
  place: DatabasePlace,
  log: (text: string) => void,
  open: typeof openDatabase = openDatabase,
): AskDatabase {
  let here = place;
  let file = fileOf(place.url);
  let isSettled = false;
  let checked: string | undefined;
  const identify = () => (file === undefined ? '' : identityOf(file));
  let opened: OpenedDatabase | undefined;

  async function abandon(client: Client): Promise<void> {
    opened = undefined;
    client.close();
    await collectGarbage();
  }

  async function current(): Promise<OpenedDatabase> {
    if (opened && opened.identity !== identify()) {
      log(`[ask-ai] the database ${file} was removed or replaced → it is being reopened`);
      // If only the journal files were removed, closing saves the most recent writes.
      await closeDatabase(opened.client).catch(() => {});
      opened = undefined;
    }
    opened ??= await openFresh();
    return opened;
  }

  async function openFresh(): Promise<OpenedDatabase> {
    if (!isSettled) here = await moveEarlier(place, log);
    isSettled = true;
    file = fileOf(here.url);
    const before = identify();
    try {
      const client = await open(here, checked === nodeOf(file));
      return remember(client);
    } catch (error) {
      const known = databaseError(error);
      if (known.code !== 'damaged' || file === undefined || before !== identify()) throw known;
      return beginAgain(file, known.message);
    }
  }

  async function beginAgain(damaged: string, reason: string): Promise<OpenedDatabase> {
    const aside = setAside(damaged);
    log(
      `[ask-ai] the database ${damaged} is damaged (${reason}) → it was renamed to ${aside}, and a new one was created`,
    );
    return remember(await open(here));
  }

  function remember(client: Client): OpenedDatabase {
    checked = nodeOf(file);
    return { client, identity: identify() };
  }

  /** Runs an operation on the file at the configured path, and again if the file was replaced in the meantime. */
  async function run<Value>(work: (client: Client) => Promise<Value>): Promise<Value> {
    for (let attempt = 1; ; attempt += 1) {
      const { client, identity } = await current();
      try {
        const value = await work(client);
        if (identity === identify()) return value;
        if (attempt === ATTEMPTS) throw new DatabaseError('away', `${file} keeps changing`);
      } catch (error) {
        const known = databaseError(error);
        const damaged = known.code === 'damaged' ? file : undefined;
        const isHere = identity === identify();
        // The driver leaves a failed statement open, so later writes on the same connection would not be committed.
        await abandon(client);
        if ((isHere && !damaged) || attempt === ATTEMPTS) throw known;
        if (damaged && isHere) opened = await beginAgain(damaged, known.message);
      }
    }
  }

  const failing = <Value>(work: Promise<Value>) =>
    work.catch((error) => {
      throw databaseError(error);
    });

  return {
    insert: (answer) =>
      failing(run(async (client) => void (await client.execute(insertAnswer(answer))))),
    vote: ({ messageId, thumbs, votedAt }) =>
      failing(
        run(async (client) => {
          const vote = insertVote(messageId, thumbs, votedAt);
          return (await client.execute(vote)).rowsAffected > 0;
        }),
      ),
    insertOpinion: (opinion) =>
      failing(run(async (client) => void (await client.execute(insertOpinion(opinion))))),
    count: (seen) =>
      failing(
        run(async (client) => void (await client.batch(seen.map(insertEventCount), 'write'))),
      ),
    health: (since) => failing(run((client) => readStoredHealth(client, since))),
    deleteBefore: (time) => failing(run((client) => deleteBefore(client, time))),
    deleteExpired: (days) => failing(run((client) => deleteExpired(client, days, Date.now()))),
    check: (isWriting) =>
      failing(
        run(async (client) => {
          await client.execute(isWriting ? PROBE : 'SELECT 1 FROM migrations');
        }),
      ),
    async close() {
      const closed = opened;
      opened = undefined;
      if (closed) await failing(closeDatabase(closed.client));
    },
  };
}
