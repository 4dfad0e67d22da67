import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw, startServer } from '../../../serving/site-server/testing/testServer';
import { ATTACK, writeSearchSite } from '../testing/searchSite';
import type { IndexResult } from './answerRequest';

let server: Awaited<ReturnType<typeof startServer>>;
const address = () => `http://127.0.0.1:${server.port}/docs/1/indexes/*/queries`;

beforeAll(async () => {
  server = await startServer(writeSearchSite());
});

afterAll(async () => {
  server.terminate();
  await server.ended;
});

function post(body: string, headers: Record<string, string> = {}) {
  return fetch(address(), { method: 'POST', body, headers });
}

async function ask(request: Record<string, unknown>): Promise<IndexResult> {
  const body = JSON.stringify({ requests: [{ indexName: 'docs', ...request }] });
  const answer = await post(body, { 'content-type': 'text/plain' });
  const { results } = (await answer.json()) as { results: IndexResult[] };
  return results[0] as IndexResult;
}

const urlsOf = ({ hits }: IndexResult) => hits.map(({ url }) => url);
/** A server that starts on a busy machine answers later than Algolia's client waits. */
const PATIENT = { connect: 30_000, read: 30_000, write: 30_000 };
const HERE = 'lang:en AND version:v2';

test('[SRCH-12] the lite client of Algolia talks to the server unchanged', async () => {
  const client = liteClient('any', 'any', {
    hosts: [{ url: `127.0.0.1:${server.port}/docs`, accept: 'readWrite', protocol: 'http' }],
    timeouts: PATIENT,
  });
  const params = { query: 'output path', facetFilters: ['lang:en', 'version:v2'] };
  const { results } = await client.search<{ url: string; version: string }>({
    requests: [
      { indexName: 'docs', ...params, hitsPerPage: 2 },
      { indexName: 'algolia_ask_ai_suggested_questions', query: 'output', hitsPerPage: 3 },
    ],
  });
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({
    index: 'docs',
    page: 0,
    hitsPerPage: 2,
    query: 'output path',
    exhaustiveNbHits: true,
    hits: [{ url: '/docs/config/output#outputpath' }, {}],
  });
  expect(results[1]).toMatchObject({ hits: [], nbHits: 0 });
});

test('[SRCH-12] the lite client says why a request was refused', async () => {
  const client = liteClient('any', 'any', {
    hosts: [{ url: `127.0.0.1:${server.port}/docs`, accept: 'readWrite', protocol: 'http' }],
    timeouts: PATIENT,
  });
  await expect(client.search({ requests: [{ indexName: '', query: 'x' }] })).rejects.toMatchObject({
    name: 'ApiError',
    message: 'indexName is missing',
    status: 400,
  });
});

test('[SRCH-12] a hit has hierarchy, highlights and a snippet, with the tags of the request', async () => {
  const answer = await ask({
    query: 'directory bundles',
    filters: HERE,
    highlightPreTag: '<em>',
    highlightPostTag: '</em>',
    attributesToSnippet: ['hierarchy.lvl1:15', 'content:3'],
  });
  const [hit] = answer.hits;
  expect(hit).toMatchObject({
    type: 'lvl2',
    anchor: 'outputpath',
    url_without_anchor: '/docs/config/output',
    lang: 'en',
    version: 'v2',
    hierarchy: { lvl0: 'Config', lvl1: 'Output', lvl2: 'output.path', lvl3: null },
  });
  expect(hit?._snippetResult.content?.value).toMatch(/<em>directory<\/em>|<em>bundles<\/em>/);
  expect(answer.nbHits).toBeGreaterThan(0);
  expect(answer.processingTimeMS).toBeGreaterThan(0);
});

test('[SRCH-14] answers are of the language and version that is asked for', async () => {
  const query = 'output.path';
  expect(urlsOf(await ask({ query, filters: HERE }))[0]).toBe('/docs/config/output#outputpath');
  const zh = await ask({ query, facetFilters: ['language:zh', 'version:v1'] });
  expect(new Set(zh.hits.map(({ lang, version }) => `${lang}${version}`))).toEqual(
    new Set(['zhv1']),
  );
  const all = await ask({ query, facetFilters: ['lang:en', ['version:v1', 'version:v2']] });
  expect(new Set(all.hits.map(({ version }) => version))).toEqual(new Set(['v1', 'v2']));
  expect((await ask({ query, filters: 'lang:fr' })).hits).toEqual([]);
  expect((await ask({ query, filters: 'tag:x' })).hits).toEqual([]);
});

test('[SRCH-12] hits come page by page and none twice', async () => {
  const pages = await Promise.all(
    [0, 1, 2].map((page) =>
      ask({ query: 'output', hitsPerPage: 2, page, facetFilters: 'lang:en' }),
    ),
  );
  const urls = pages.flatMap(urlsOf);
  expect(new Set(urls).size).toBe(urls.length);
  const [{ nbHits, nbPages } = { nbHits: 0, nbPages: 0 }] = pages;
  expect(nbPages).toBe(Math.ceil(nbHits / 2));
  expect(urls.length).toBe(Math.min(6, nbHits));
  const far = await ask({ query: 'output', page: 4_000_000_000 });
  expect([far.hits, far.nbHits > 0]).toEqual([[], true]);
  expect(await ask({ query: 'output', hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0 });
});

test('[SRCH-16] no text of a page is markup in an answer', async () => {
  const answer = await ask({ query: 'splitChunks img title', filters: HERE });
  const values: string[] = [];
  const collect = (value: unknown) => {
    if (typeof value === 'string') values.push(value);
    else for (const inner of Object.values(value ?? {})) collect(inner);
  };
  collect(answer.hits);
  expect(values.some((value) => value.includes('onerror'))).toBe(true);
  expect(values.filter((value) => value.includes('<img') || value.includes(ATTACK))).toEqual([]);
});

test('[SRCH-12] older clients write the parameters into a string', async () => {
  const params = 'query=output.path&hitsPerPage=1&facetFilters=%5B%22lang%3Azh%22%5D';
  const answer = await ask({ params });
  expect(answer.hits).toHaveLength(1);
  expect(answer.hits[0]?.lang).toBe('zh');
});

test('[SRCH-12] a question is cut to 512 letters, an empty one finds nothing', async () => {
  expect((await ask({ query: `output ${'x'.repeat(600)}` })).query).toHaveLength(512);
  expect(await ask({ query: '  ' })).toMatchObject({ hits: [], nbHits: 0 });
  expect(await ask({})).toMatchObject({ query: '', hits: [] });
});

test.each([
  ['nonsense', 'the body is not JSON'],
  ['[]', 'the body has no list "requests"'],
  ['{"requests":[1]}', 'a request is not an object'],
  ['{"requests":[{"query":"x"}]}', 'indexName is missing'],
  ['{"requests":[{"indexName":"a","query":7}]}', 'query is not a string'],
  ['{"requests":[{"indexName":"a","page":-1}]}', 'page must be a whole number'],
  ['{"requests":[{"indexName":"a","filters":"lang:en AND"}]}', 'filters is "lang:en AND"'],
  ['{"requests":[{"indexName":"a","facetFilters":[[["a"]]]}]}', 'facetFilters must contain only'],
  ['{"requests":[{"indexName":"a","facetFilters":["lang"]}]}', 'has no colon'],
  ['{"requests":[{"indexName":"a","attributesToSnippet":["content:x"]}]}', 'attributesToSnippet'],
  ['{"requests":[{"indexName":"a","type":"facet"}]}', 'only "default" is supported'],
  [JSON.stringify({ requests: Array(11).fill({ indexName: 'a' }) }), 'more than 10 requests'],
])('[SRCH-12] the body %s is refused with the reason', async (body, message) => {
  const answer = await post(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ message: expect.stringContaining(message), status: 400 });
});

test('[SRCH-12] an index that does not exist is answered as Algolia answers it', async () => {
  const answer = await post('{"requests":[{"indexName":"docs"},{"indexName":"dosc","query":"x"}]}');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Index dosc does not exist', status: 404 });
});

test('[SRCH-12] snippets are of the attributes that are asked for', async () => {
  const snippetsOf = async (attributesToSnippet?: string[]) => {
    const query = 'directory bundles';
    const { hits } = await ask({ query, filters: HERE, attributesToSnippet });
    const { content, hierarchy } = hits[0]?._snippetResult ?? {};
    return [content !== undefined, Object.keys(hierarchy ?? {}).length > 0];
  };
  expect(await snippetsOf()).toEqual([true, true]);
  expect(await snippetsOf(['*:20'])).toEqual([true, true]);
  expect(await snippetsOf(['content:3'])).toEqual([true, false]);
  expect(await snippetsOf(['hierarchy.lvl1', 'hierarchy.lvl2:4'])).toEqual([false, true]);
  expect(await snippetsOf([])).toEqual([false, false]);
});

test('[SRCH-12] a body that is too large is refused, with and without its length', async () => {
  const body = JSON.stringify({ requests: [{ indexName: 'a', query: 'x'.repeat(70_000) }] });
  expect((await post(body)).status).toBe(413);
  const chunk = 'x'.repeat(35_000);
  const chunked = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(2);
  const head = 'POST /docs/1/indexes/*/queries HTTP/1.1\r\nHost: x\r\nConnection: close';
  const raw = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunked}0\r\n\r\n`;
  expect((await sendRaw(server.port, raw)).status).toBe(413);
});

test('[SRCH-12] only POST is answered, and pages of other sites may ask', async () => {
  const get = await fetch(address());
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  const preflight = await fetch(address(), { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  const answer = await post('{"requests":[]}');
  expect(await answer.json()).toEqual({ results: [] });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});
