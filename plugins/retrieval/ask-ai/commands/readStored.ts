import { existsSync } from 'node:fs';
import type { Environment } from '../../../support/checkedEnvironment';
import { withPackages } from '../../../support/optionalPackage';
import { readAskEnvironment } from '../environment';
import { readAskSettings } from '../server/askFiles';
import { fileOf } from '../store/databaseFiles';
import type { StoredHealth } from '../store/storedHealth';

interface StoredOptions {
  env: Environment;
  /** The name of the site. */
  title: string;
  /** The start of the period, in ms since 1970. */
  since: number;
  /** Receives a message if data is missing. */
  note: (text: string) => void;
  /** The name of the calling command, for messages. */
  name: string;
}

/**
 * Reads the data about readers from the database; `undefined` for a site without one.
 *
 * @param root the output of the build
 * @throws if the database cannot be opened
 */
export async function readStored(
  root: string,
  { env, title, since, note, name }: StoredOptions,
): Promise<StoredHealth | undefined> {
  if (!readAskSettings(root)) return undefined;
  const { database } = readAskEnvironment(env, title);
  const file = database && fileOf(database.url);
  if (!database || (file !== undefined && !existsSync(file))) {
    const where = file === undefined ? 'ASK_AI_DATABASE is "off"' : `there is no database ${file}`;
    note(`[${name}] ${where} → there is no data about readers`);
    return undefined;
  }
  const { openDatabase, readStoredHealth } = await withPackages(
    ['@libsql/client'],
    `[${name}] the database`,
    async () => ({
      ...(await import('../store/openDatabase')),
      ...(await import('../store/storedHealth')),
    }),
  );
  const client = await openDatabase(database);
  try {
    return await readStoredHealth(client, since);
  } finally {
    client.close();
  }
}
