import path from 'node:path';
import { readStored } from '../../../retrieval/ask-ai/commands/readStored';
import { DAY_MS } from '../../../retrieval/ask-ai/store/eventCount';
import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';
import { siteFolder } from '../../../support/siteDir';
import { readBuildFacts } from '../build/buildFacts';
import { type Health, makeHealth } from '../model/health';
import { renderHealth } from '../page/renderHealth';
import type { PageLang } from '../page/texts';

/**
 * Reads the health data of a built site.
 *
 * @param days the number of days of reader data to include
 * @param note called with a text about missing data
 * @throws if there is no build with `docsHealth`, or the database cannot be opened
 */
export async function readHealth(
  env: Environment,
  days: number,
  note: (text: string) => void,
): Promise<{ health: Health; style: string }> {
  const root = path.resolve(siteFolder(checkedEnvironment('docs-health', env)));
  const read = readBuildFacts(root);
  if (!read) {
    throw new Error(
      `[docs-health] ${root} has no build data → set "docsHealth: true" in rspress.config.ts, and run "lectern build"`,
    );
  }
  const now = Date.now();
  const { title } = read.facts;
  const since = now - days * DAY_MS;
  const stored = await readStored(root, { env, title, since, note, name: 'docs-health' });
  return { health: makeHealth({ ...read, stored, now, days }), style: read.facts.style };
}

/** Returns the page as a self-contained file. */
export const healthPage = (health: Health, style: string, lang: PageLang): string =>
  renderHealth(health, { lang, style, isServed: false }).text;
