import { afterEach, expect, test, vi } from 'vitest';
import { answerRequest } from '../server/answerRequest';
import { readRequests } from '../server/readRequests';
import { memoryEngine } from '../testing/memoryEngine';
import { createClientEngine } from './clientEngine';
import type { ClientHit, ClientResult, SearchClient } from './clientTypes';

const settings = { engine: 'client', indexName: 'docs' } as const;

/** A client as InstantSearch has them, over the index in memory. */
const client: SearchClient = {
  async search(requests) {
    const engine = memoryEngine();
    const asked = readRequests(JSON.stringify({ requests }));
    const results = await Promise.all(asked.map((request) => answerRequest(request, engine)));
    return { results: results as ClientResult[] };
  },
};

test('[SRCH-12] another search needs nothing but a client object', async () => {
  const engine = createClientEngine(settings, async () => client);
  const { hits } = await engine.search({ query: 'output path', lang: 'en', version: 'v2' });
  expect(hits[0]).toMatchObject({ url: '/docs/config/output#outputpath', version: 'v2' });
  expect(hits[0]?.marked.lvl2?.some(({ isMatch }) => isMatch)).toBe(true);
});

afterEach(() => vi.restoreAllMocks());

test('[SRCH-9] a module without a client says so, one that cannot be loaded is an error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const query = { query: 'a', lang: 'en', version: 'v2' };
  await expect(createClientEngine(settings, async () => undefined).search(query)).rejects.toThrow(
    'the file in search.client has no default export',
  );
  const failing = createClientEngine(settings, () => Promise.reject(new Error('no network')));
  await expect(failing.search(query)).rejects.toMatchObject({ name: 'RetryError' });
});

test('[SRCH-12] a hit without highlights is shown without marks', async () => {
  const hierarchy = { lvl0: 'Guide', lvl1: 'A &amp; B', lvl2: null };
  const levels = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hit: ClientHit = {
    objectID: '1',
    type: 'lvl1',
    url: '/a',
    anchor: null,
    hierarchy: { ...hierarchy, ...levels },
    content: 'words',
    lang: 'en',
    version: 'v2',
  };
  const bare: SearchClient = { search: async () => ({ results: [{ hits: [hit] }] }) };
  const engine = createClientEngine(settings, async () => bare);
  const { hits, total } = await engine.search({ query: 'a', lang: 'en', version: 'v2' });
  expect(total).toBe(1);
  expect(hits[0]).toMatchObject({
    hierarchy: { lvl0: 'Guide', lvl1: 'A & B', lvl2: null, lvl6: null },
    marked: { lvl1: [{ text: 'A & B', isMatch: false }], lvl2: null },
    snippet: [{ text: 'words', isMatch: false }],
  });
});

test('[SRCH-9] an answer that cannot be shown is explained in the console, for the author of the client', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const query = { query: 'a', lang: 'en', version: 'v2' };
  const answering = (results: unknown) =>
    createClientEngine(settings, async () => ({
      search: async () => ({ results }) as { results: [] },
    }));
  const hit = { objectID: '1', url: '/a' };
  await expect(answering([{ hits: [hit] }]).search(query)).rejects.toMatchObject({
    name: 'RetryError',
  });
  await expect(answering([]).search(query)).rejects.toThrow();
  expect(logged.mock.calls.map(([, error]) => (error as Error).message)).toEqual([
    'the client returned a hit without hierarchy: {"objectID":"1","url":"/a"}',
    'the client returned no result for the query',
  ]);
});
