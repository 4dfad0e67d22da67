import { afterEach, expect, test, vi } from 'vitest';
import { createQueriesEndpoint } from '../server/queriesEndpoint';
import { memoryEngine } from '../testing/memoryEngine';
import { createSearchEngine } from './createSearchEngine';

const HERE = { lang: 'en', version: 'v2' };
const URL_OF_SERVER = 'https://search.example/docs';
const settings = { engine: 'server', url: URL_OF_SERVER, indexName: 'docs' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[SRCH-12] the server gives a page the hits that the engine gives, texts and marks alike', async () => {
  const inMemory = memoryEngine();
  const endpoint = createQueriesEndpoint(() => inMemory);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url);
    return endpoint(new Request(url, init));
  });
  const engine = createSearchEngine(settings, { base: '/docs/' });
  for (const query of ['output path', 'title img', 'directory']) {
    const wanted = await inMemory.search({ ...HERE, query });
    const answer = await engine.search({ ...HERE, query });
    const scoreless = ({ score: _, ...hit }: (typeof wanted.hits)[number]) => ({
      ...hit,
      marked: Object.values(hit.marked).map((pieces) => pieces?.filter(({ text }) => text)),
    });
    expect(answer.hits.map(scoreless)).toEqual(wanted.hits.map(scoreless));
    expect(answer).toMatchObject({ query, total: wanted.total, confidence: wanted.confidence });
  }
  expect(asked[0]).toBe(`${URL_OF_SERVER}/1/indexes/*/queries`);
});

test('[SRCH-12] without an address the site itself is asked, below its base', async () => {
  const asked: string[] = [];
  vi.stubGlobal('location', { origin: 'https://docs.example' });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('{"results":[]}');
  });
  const engine = createSearchEngine({ engine: 'server', indexName: 'docs' }, { base: '/docs/' });
  expect((await engine.search({ ...HERE, query: 'x' })).hits).toEqual([]);
  expect(asked).toEqual(['https://docs.example/docs/1/indexes/*/queries']);
});

test('[SRCH-12] the newest query wins, and a server that is down is an error of its own', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(() => reject(new TypeError('Failed to fetch')), 20);
      }),
  );
  const engine = createSearchEngine(settings, { base: '/' });
  const [first, second] = await Promise.allSettled([
    engine.search({ ...HERE, query: 'a' }),
    engine.search({ ...HERE, query: 'b' }),
  ]);
  expect(first).toMatchObject({ reason: { name: 'AbortError' } });
  expect(second).toMatchObject({ reason: { name: 'RetryError' } });
});
