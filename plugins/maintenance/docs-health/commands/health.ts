import { existsSync } from 'node:fs';
import path from 'node:path';
import { readAskEnvironment } from '../../../retrieval/ask-ai/environment';
import { readAskSettings } from '../../../retrieval/ask-ai/server/askFiles';
import { fileOf } from '../../../retrieval/ask-ai/store/databaseFiles';
import { DAY_MS } from '../../../retrieval/ask-ai/store/sighting';
import type { StoredHealth } from '../../../retrieval/ask-ai/store/storedHealth';
import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';
import { withPackages } from '../../../support/optionalPackage';
import { DEFAULT_OUT_DIR } from '../../../support/outDir';
import { readBuildFacts } from '../build/buildFacts';
import { type Health, makeHealth } from '../model/health';
import { renderHealth } from '../page/renderHealth';
import type { PageLang } from '../page/texts';

/** What the database says; `undefined` for a site without one. */
async function readDatabase(
  root: string,
  env: Environment,
  title: string,
  since: number,
  note: (text: string) => void,
): Promise<StoredHealth | undefined> {
  if (!readAskSettings(root)) return undefined;
  const { database } = readAskEnvironment(env, title);
  const file = database && fileOf(database.url);
  if (!database || (file !== undefined && !existsSync(file))) {
    const where = file === undefined ? 'ASK_AI_DATABASE is "off"' : `there is no database ${file}`;
    note(`[docs-health] ${where} → nothing is known of readers`);
    return undefined;
  }
  const { openDatabase, readStoredHealth } = await withPackages(
    ['@libsql/client'],
    '[docs-health] the database',
    async () => ({
      ...(await import('../../../retrieval/ask-ai/store/openDatabase')),
      ...(await import('../../../retrieval/ask-ai/store/storedHealth')),
    }),
  );
  const client = await openDatabase(database);
  try {
    return await readStoredHealth(client, since);
  } finally {
    client.close();
  }
}

/**
 * Reads what there is to do for a built site.
 *
 * @param days of readers that count
 * @param note takes what is missing
 * @throws if there is no build with `docsHealth`, or the database cannot be opened
 */
export async function readHealth(
  env: Environment,
  days: number,
  note: (text: string) => void,
): Promise<{ health: Health; style: string }> {
  const given = checkedEnvironment('docs-health', env).text('SITE_DIR') ?? DEFAULT_OUT_DIR;
  const root = path.resolve(given);
  const read = readBuildFacts(root);
  if (!read) {
    throw new Error(
      `[docs-health] ${root} has no facts of a build → write "docsHealth: true" into rspress.config.ts, and run "lectern build"`,
    );
  }
  const now = Date.now();
  const { title } = read.facts;
  const stored = await readDatabase(root, env, title, now - days * DAY_MS, note);
  return { health: makeHealth({ ...read, stored, now, days }), style: read.facts.style };
}

/** The page as a file, which needs no other. */
export const healthPage = (health: Health, style: string, lang: PageLang): string =>
  renderHealth(health, { lang, style, isServed: false }).text;
