import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeAskSite } from '../../retrieval/ask-ai/testing/askSite';
import { type RequestClient, type ServedSite, serveSite } from './api';

let site: ServedSite;

beforeAll(() => {
  vi.stubEnv('ASK_AI_DATABASE', 'off');
  vi.stubEnv('LIMIT_SEARCHES_PER_MINUTE', '2');
  site = serveSite({ root: writeAskSite() });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await site.close();
});

async function search(client?: RequestClient): Promise<number> {
  const body = JSON.stringify({ requests: [{ indexName: 'docs', query: 'output' }] });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const url = 'http://docs.example/docs/1/indexes/*/queries';
  return (await site.fetch(new Request(url, init), client)).status;
}

test('[SAFE-2] in a program of a site, the limits are those of each client whose address it passes', async () => {
  const first = { address: '203.0.113.7' };
  expect([await search(first), await search(first), await search(first)]).toEqual([200, 200, 429]);
  expect(await search({ address: '203.0.113.8' })).toBe(200);
  expect([await search(), await search(), await search()]).toEqual([200, 200, 429]);
});
