import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryEngine } from '../testing/memoryEngine';
import { createQueriesEndpoint } from './queriesEndpoint';

const engine = memoryEngine();
const endpoint = createQueriesEndpoint(() => engine);

const words = fc.constantFrom(
  'output',
  'path',
  'split chunks',
  '打包',
  'lang:en',
  '😀',
  '(',
  '"',
  '…',
);
const text = fc.oneof(
  words,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(words, { maxLength: 6 }).map((list) => list.join(' ')),
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.integer(), fc.double());
const facet = fc.oneof(
  fc.constantFrom('lang:en', 'version:v2', 'version:-v1', 'language:zh', 'a:b:c', ':', 'lang:'),
  text,
);
const filter = fc
  .array(fc.oneof(facet, fc.constantFrom('AND', 'OR', 'NOT', '(', ')')), { maxLength: 9 })
  .map((tokens) => tokens.join(' '));

const request = fc.record(
  {
    indexName: fc.oneof({ weight: 9, arbitrary: fc.constant('docs') }, anything),
    query: fc.oneof({ weight: 5, arbitrary: text }, anything),
    hitsPerPage: fc.oneof(fc.integer({ min: -5, max: 2000 }), anything),
    page: fc.oneof(fc.integer({ min: -2, max: 1e9 }), anything),
    filters: fc.oneof(filter, anything),
    facetFilters: fc.oneof(fc.array(fc.oneof(facet, fc.array(facet))), anything),
    attributesToSnippet: fc.oneof(
      fc.array(fc.constantFrom('content:5', 'content', '*:0', 'hierarchy.lvl1:99', 'content:-1')),
      anything,
    ),
    highlightPreTag: anything,
    snippetEllipsisText: anything,
    params: fc.oneof(text, anything),
    __proto__: anything,
  },
  { requiredKeys: ['indexName'] },
);
const body = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.array(request, { maxLength: 3 }).map((requests) => JSON.stringify({ requests })),
);

test('[SRCH-12] 10 000 hostile bodies are answered or refused, and never a mistake of the server', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(body, async (sent) => {
      const answer = await endpoint(
        new Request('http://localhost/1/indexes/*/queries', { method: 'POST', body: sent }),
      );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const said = await answer.json();
      if (answer.status === 200) expect(Array.isArray(said.results)).toBe(true);
      else expect([said.status, said.message !== '']).toEqual([answer.status, true]);
    }),
    { numRuns: 10_000 },
  );
  expect([200, 400, 404]).toEqual(expect.arrayContaining([...statuses.keys()]));
  expect(statuses.get(400)).toBeGreaterThan(500);
  expect(statuses.get(200)).toBeGreaterThan(500);
});
