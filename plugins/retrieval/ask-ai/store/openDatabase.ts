import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { DatabaseError, databaseError } from './databaseErrors';
import { driverUrl, fileOf } from './databaseFiles';
import { migrate } from './migrations';

export interface DatabasePlace {
  url: string;
  authToken?: string;
  /** The previous default location of the file: see `moveEarlier`. */
  earlier?: string;
}

/** How long a statement waits for the lock of another program, in ms. The write is retried later. */
const LOCK_TIME = 250;
/** The timeout for a response of a libSQL server, in ms. */
const SERVER_TIME = 10_000;

async function prepareFile(client: Client, isChecked: boolean): Promise<void> {
  await client.execute(`PRAGMA busy_timeout = ${LOCK_TIME}`);
  await client.execute('PRAGMA journal_mode = WAL');
  // With NORMAL, a power failure can lose acknowledged writes.
  await client.execute('PRAGMA synchronous = FULL');
  if (isChecked) return;
  const { rows } = await client.execute('PRAGMA quick_check(1)');
  const found = String(rows[0]?.quick_check);
  if (found !== 'ok') throw new DatabaseError('damaged', found);
}

/**
 * Opens a database and applies its migrations. The folder of a file is created.
 *
 * @param isChecked whether the file's integrity was already checked, which takes longer for larger files
 * @throws {DatabaseError} naming the database if it cannot be opened
 */
export async function openDatabase(
  { url, authToken }: DatabasePlace,
  isChecked = false,
): Promise<Client> {
  let client: Client | undefined;
  try {
    const file = fileOf(url);
    if (file !== undefined) mkdirSync(path.dirname(file), { recursive: true });
    const ask: typeof fetch = (request, init) =>
      fetch(request, { ...init, signal: AbortSignal.timeout(SERVER_TIME) });
    client = createClient({ url: driverUrl(url), authToken, fetch: ask });
    if (file !== undefined) await prepareFile(client, isChecked);
    await migrate(client);
    return client;
  } catch (error) {
    client?.close();
    const { code, message } = databaseError(error);
    throw new DatabaseError(
      code,
      `[ask-ai] the database ${url} cannot be opened: ${message} → set ASK_AI_DATABASE to a writable file, a libSQL server, or "off"`,
    );
  }
}

/** Closes the connections. The journal is merged into the file, so that a copy of the file is complete. */
export async function closeDatabase(client: Client): Promise<void> {
  if (client.closed) return;
  try {
    if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    client.close();
  }
}
