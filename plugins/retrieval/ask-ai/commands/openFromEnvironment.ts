import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Client } from '@libsql/client';
import { readManifest } from '../../../serving/server/shared/manifest';
import { checkedEnvironment } from '../../../support/checkedEnvironment';
import { DEFAULT_OUT_DIR } from '../../../support/outDir';
import { readAskEnvironment } from '../environment';
import { fileOf } from '../store/databaseFiles';
import { moveEarlier } from '../store/moveEarlier';
import { openDatabase } from '../store/openDatabase';

/**
 * Opens the database that the server writes to.
 *
 * @throws if there is none
 */
export async function openFromEnvironment(): Promise<Client> {
  const siteDir = checkedEnvironment('ask-ai', process.env).text('SITE_DIR');
  const { title } = readManifest(path.resolve(siteDir ?? DEFAULT_OUT_DIR));
  const { database } = readAskEnvironment(process.env, title);
  if (!database) {
    throw new Error('[ask-ai] ASK_AI_DATABASE is "off" → name the database that the server uses');
  }
  const place = await moveEarlier(database, (text) => process.stderr.write(`${text}\n`));
  const file = fileOf(place.url);
  if (file !== undefined && !existsSync(file)) {
    throw new Error(
      `[ask-ai] there is no database ${file} → set ASK_AI_DATABASE, or SITE_DIR, as for the server`,
    );
  }
  return openDatabase(place);
}
