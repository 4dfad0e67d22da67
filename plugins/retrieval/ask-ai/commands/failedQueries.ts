import path from 'node:path';
import { readManifest } from '../../../serving/server/shared/manifest';
import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';
import { siteFolder } from '../../../support/siteDir';
import type { FailedQuery } from '../../search/suggest/suggestions';
import { DAY_MS } from '../store/eventCount';
import { readStored } from './readStored';

/** Returns the same key for queries that differ only in case and surrounding whitespace. */
const keyOf = ({ query, lang, version }: FailedQuery) =>
  JSON.stringify([query.trim().toLowerCase(), lang, version]);

/**
 * Returns the queries and questions of readers that had no good result; `undefined` for a site without a database.
 *
 * @param days the number of days to include
 * @param note receives a message if data is missing
 */
export async function failedQueries(
  env: Environment,
  days: number,
  note: (text: string) => void,
): Promise<FailedQuery[] | undefined> {
  const root = path.resolve(siteFolder(checkedEnvironment('search', env)));
  const { title } = readManifest(root);
  const since = Date.now() - days * DAY_MS;
  const stored = await readStored(root, { env, title, since, note, name: 'search' });
  if (!stored) return undefined;
  const searches = stored.events.flatMap(({ kind, name, lang, version, times }): FailedQuery[] =>
    kind === 'missing' ? [] : [{ query: name, lang, version, times, kind }],
  );
  const questions = stored.questions.map(
    ({ question, lang, version, missing, disliked }): FailedQuery => ({
      query: question,
      lang,
      version,
      times: missing + disliked,
      kind: missing > 0 ? 'unanswered' : 'disliked',
    }),
  );
  const all = new Map<string, FailedQuery>();
  for (const each of [...searches, ...questions]) {
    const known = all.get(keyOf(each));
    all.set(keyOf(each), known ? { ...known, times: known.times + each.times } : each);
  }
  return [...all.values()];
}
