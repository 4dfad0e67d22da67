import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Client, createClient } from '@libsql/client';
import { migrate } from './migrations';

export interface DatabasePlace {
  url: string;
  authToken?: string;
}

/**
 * Opens the database with its tables up to date: a file, whose folder is made, or a server.
 *
 * @throws naming the place if it cannot be opened
 */
export async function openDatabase({ url, authToken }: DatabasePlace): Promise<Client> {
  try {
    const isFile = url.startsWith('file:');
    if (isFile) mkdirSync(path.dirname(url.slice('file:'.length)), { recursive: true });
    const client = createClient({ url, authToken });
    if (isFile) {
      await client.execute('PRAGMA journal_mode = WAL');
      await client.execute('PRAGMA synchronous = NORMAL');
      await client.execute('PRAGMA busy_timeout = 2000');
    }
    await migrate(client);
    return client;
  } catch (error) {
    throw new Error(
      `[ask-ai] the database ${url} cannot be opened: ${(error as Error).message} → set ASK_AI_DATABASE to a file that may be written, a libSQL server, or "off"`,
    );
  }
}

/** Ends the connections. Of a file nothing is left beside it then: a copy of it has everything. */
export async function closeDatabase(client: Client): Promise<void> {
  if (client.closed) return;
  try {
    if (client.protocol === 'file') await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    client.close();
  }
}
