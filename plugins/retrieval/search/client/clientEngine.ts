import type { ClientSettings } from '../shared/settings';
import { createAskingEngine } from './askingEngine';
import type { BrowserEngine } from './browserEngine';
import { answerOf, requestOf, type SearchClient } from './searchClient';

/** Searches with the client that the site provides. Its code is loaded with the first query. */
export function createClientEngine(
  { indexName }: ClientSettings,
  load: () => Promise<SearchClient | undefined>,
): BrowserEngine {
  return createAskingEngine(async (query) => {
    const client = await load();
    if (!client) throw new Error('the client of pluginSearch({ client }) has no default export');
    const { results } = await client.search([requestOf(query, indexName)]);
    return answerOf(query.query, results[0]);
  });
}
