import { liteClient } from 'algoliasearch/lite';
import { expect, test } from 'vitest';
import { noGuard } from '../../../serving/server/limits/guard';
import { memoryEngine } from '../testing/memoryEngine';
import { searchRoutes } from './index';
import { searchCalls } from './searchCalls';

const calls = searchCalls(memoryEngine());

/** What the threads of a server answer, in this one. */
const threads = {
  call: (name: 'queries', body: string, signal?: AbortSignal) =>
    calls[name](body, signal ?? new AbortController().signal),
  problem: () => undefined,
};

const routes = searchRoutes(threads as Parameters<typeof searchRoutes>[0], noGuard);

/** Algolia's own client, whose requests go to our routes. */
const client = liteClient('app', 'key', {
  requester: {
    send: async ({ url, method, data }) => {
      const { pathname } = new URL(url);
      const route = routes.find(({ path }) => path === decodeURIComponent(pathname));
      const answer = await route?.handle(
        new Request(url, { method, body: String(data) }),
        'reader',
      );
      const content = (await answer?.text()) ?? '';
      return { status: answer?.status ?? 404, content, isTimedOut: false };
    },
  },
});

type Request = Record<string, unknown>;

interface Answer {
  hits: Record<string, unknown>[];
  queryID?: string;
}

async function ask(request: Request): Promise<Answer> {
  const { results } = await client.search({
    requests: [{ indexName: 'docs', query: 'directory bundles', ...request }],
  });
  return results[0] as unknown as Answer;
}

const snippetOf = ({ hits }: Answer) =>
  (hits[0] as { _snippetResult: { content: { value: string } } })._snippetResult.content.value;
const languagesOf = ({ hits }: Answer) =>
  new Set(hits.map(({ lang, version }) => `${lang} ${version}`));

test('[SRCH-12] snippetEllipsisText stands for what is left out of the content', async () => {
  const attributesToSnippet = ['content:2'];
  expect(snippetOf(await ask({ attributesToSnippet }))).toContain('…');
  const cut = snippetOf(await ask({ attributesToSnippet, snippetEllipsisText: ' [more]' }));
  expect(cut).toContain(' [more]');
  expect(cut).not.toContain('…');
  expect(snippetOf(await ask({ attributesToSnippet, snippetEllipsisText: '' }))).not.toContain('…');
  const attack = await ask({ attributesToSnippet, snippetEllipsisText: '<b>' });
  expect(snippetOf(attack)).toContain('&lt;b&gt;');
});

test('[SRCH-12] attributesToRetrieve leaves what it names, the object id and the highlights', async () => {
  const always = ['objectID', '_highlightResult', '_snippetResult'];
  const keysOf = async (attributesToRetrieve: unknown) =>
    Object.keys((await ask({ attributesToRetrieve })).hits[0] ?? {}).sort();
  const all = await keysOf(['*']);
  expect(all).toEqual(expect.arrayContaining(['url', 'content', 'hierarchy', ...always]));
  expect(await keysOf(undefined)).toEqual(all);
  expect(await keysOf(['url', 'nonsense'])).toEqual(['url', ...always].sort());
  expect(await keysOf('url,anchor')).toEqual(['url', 'anchor', ...always].sort());
  expect(await keysOf([])).toEqual([...always].sort());
  expect(await keysOf(['*', '-content'])).toEqual(all.filter((name) => name !== 'content'));
});

test('[SRCH-12] attributesToRetrieve names parts of the hierarchy with a dot', async () => {
  const { hits } = await ask({ attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1'] });
  expect(hits[0]?.hierarchy).toEqual({ lvl0: 'Config', lvl1: 'Output' });
  const without = await ask({ attributesToRetrieve: ['*', '-hierarchy.lvl0'] });
  expect(without.hits[0]?.hierarchy).toMatchObject({ lvl1: 'Output' });
  expect(without.hits[0]?.hierarchy).not.toHaveProperty('lvl0');
});

test.each([
  ['JSON', '["lang:zh","version:v1"]', ['zh v1']],
  ['JSON with a choice', '["lang:zh",["version:v1","version:v2"]]', ['zh v1', 'zh v2']],
  ['a single filter', 'lang:zh', ['zh v1', 'zh v2']],
  ['the form of older clients', 'lang:zh,version:v1', ['zh v1']],
  ['the older form with a choice', 'lang:zh,(version:v1,version:v2)', ['zh v1', 'zh v2']],
])('[SRCH-12] facetFilters may be a string, in params too: %s', async (_, facetFilters, wanted) => {
  const query = 'output.path';
  for (const request of [{ facetFilters }, { params: { facetFilters } }]) {
    const answer = await ask({ query, ...request } as Request);
    expect([...languagesOf(answer)].sort()).toEqual(wanted);
  }
});

test('[SRCH-12] clickAnalytics gives every search a name of its own', async () => {
  const [first, second, other] = await Promise.all([
    ask({ clickAnalytics: true }),
    ask({ params: { clickAnalytics: 'true' } }),
    ask({ clickAnalytics: false }),
  ]);
  expect(first.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(second.queryID).toMatch(/^[0-9a-f]{32}$/);
  expect(second.queryID).not.toBe(first.queryID);
  expect(other).not.toHaveProperty('queryID');
  await expect(ask({ clickAnalytics: 'perhaps' })).rejects.toThrow(
    'clickAnalytics must be true or false',
  );
});

test('[SRCH-12] a client that asks for recommendations gets none, in the form that it expects', async () => {
  const { results } = await client.getRecommendations({
    requests: [
      {
        indexName: 'docs',
        model: 'related-products',
        objectID: '/guide',
        threshold: 0,
        maxRecommendations: 3,
      },
    ],
  });
  expect(results).toEqual([
    expect.objectContaining({ hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 3 }),
  ]);
  expect(results[0]).toMatchObject({
    processingTimeMS: expect.any(Number),
    exhaustiveNbHits: true,
  });
  await expect(
    client.getRecommendations({ requests: [{ indexName: 'docs' } as never] }),
  ).rejects.toThrow('model is missing');
});
