import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Client } from '@libsql/client';
import { MANIFEST_FILE, readManifest } from '../../../serving/server/shared/manifest';
import { type CheckedEnvironment, checkedEnvironment } from '../../../support/checkedEnvironment';
import { siteFolder } from '../../../support/siteDir';
import { readAskEnvironment } from '../environment';
import { fileOf } from '../store/databaseFiles';
import { moveEarlier } from '../store/moveEarlier';
import { openDatabase } from '../store/openDatabase';

/**
 * Returns the name of the built site, which determines the default location of its database.
 *
 * @throws if there is no build: with another name, a database would be moved to a place where no server looks for it
 */
function builtTitle(read: CheckedEnvironment): string {
  const root = path.resolve(siteFolder(read));
  if (existsSync(path.join(root, MANIFEST_FILE))) return readManifest(root).title;
  throw new Error(
    `[ask-ai] there is no built site in ${root}, so its database cannot be located → build it, or set SITE_DIR or ASK_AI_DATABASE as for the server`,
  );
}

/**
 * Opens the database that the server writes to.
 *
 * @throws if it does not exist
 */
export async function openFromEnvironment(): Promise<Client> {
  const read = checkedEnvironment('ask-ai', process.env);
  const isNamed = read.text('ASK_AI_DATABASE') !== undefined;
  const { database } = readAskEnvironment(process.env, isNamed ? '' : builtTitle(read));
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
