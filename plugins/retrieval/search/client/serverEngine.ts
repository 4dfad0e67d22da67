import type { ServerSettings } from '../shared/settings';
import { createAskingEngine } from './askingEngine';
import type { BrowserEngine, EngineSite } from './browserEngine';
import { answerOf, requestOf } from './searchClient';

/** Searches on a Lectern server. */
export function createServerEngine(
  { url, indexName }: ServerSettings,
  { base }: EngineSite,
): BrowserEngine {
  const root = () => url ?? new URL(base, location.origin).href.replace(/\/$/, '');
  return createAskingEngine(async (query, signal) => {
    const { params } = requestOf(query, indexName);
    const answer = await fetch(`${root()}/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ requests: [{ indexName, ...params }] }),
      signal,
    });
    if (!answer.ok) throw new Error(`the server responded with ${answer.status}`);
    const { results } = (await answer.json()) as { results: unknown[] };
    return answerOf(query.query, results[0]);
  });
}
