import type { ClientSettings } from '../shared/settings';
import { createAskingEngine } from './askingEngine';
import type { BrowserEngine } from './browserEngine';
import type { ClientHit, ClientResult, SearchClient } from './clientTypes';
import { answerOf, requestOf } from './searchClient';

/** What the dialog needs of every hit. */
const NEEDED = ['objectID', 'url', 'hierarchy'] as const satisfies readonly (keyof ClientHit)[];

/** @throws an error naming what is missing in the answer of a client */
function checkResult(result: ClientResult | undefined): void {
  if (!result) throw new Error('the client returned no result for the query');
  for (const hit of result.hits ?? []) {
    const missing = NEEDED.find((key) => !hit[key]);
    if (missing) {
      throw new Error(`the client returned a hit without ${missing}: ${JSON.stringify(hit)}`);
    }
  }
}

/** Searches with the client that the site provides. Its code is loaded with the first query. */
export function createClientEngine(
  { indexName }: ClientSettings,
  load: () => Promise<SearchClient | undefined>,
): BrowserEngine {
  return createAskingEngine(async (query) => {
    try {
      const client = await load();
      if (!client) throw new Error('the file in search.client has no default export');
      const { results } = await client.search([requestOf(query, indexName)]);
      checkResult(results[0]);
      return answerOf(query.query, results[0]);
    } catch (error) {
      // The dialog only shows that the search cannot be reached. The author of the client needs the reason.
      console.error('[search]', error);
      throw error;
    }
  });
}
