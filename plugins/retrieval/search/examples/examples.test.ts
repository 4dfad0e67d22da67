import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { createClientEngine } from '../client/clientEngine';
import { collectionSchema } from '../push/typesense/schema';

afterEach(() => vi.restoreAllMocks());

const here = path.dirname(fileURLToPath(import.meta.url));

test.each(['en', 'zh'])(
  '[SRCH-12] the examples on the page in %s are those that are checked',
  (lang) => {
    const page = readFileSync(
      path.join(here, `../../../../site/lectern/docs/${lang}/search.mdx`),
      'utf8',
    );
    for (const name of ['typesenseClient.ts', 'meilisearchClient.ts', 'ownClient.ts']) {
      const example = readFileSync(path.join(here, name), 'utf8');
      expect(page).toContain(`\`\`\`ts title="search/${name}"\n${example}\`\`\``);
    }
  },
);

test('[ANS-7] the example for Typesense asks for fields of the collection that a push makes', () => {
  const example = readFileSync(path.join(here, 'typesenseClient.ts'), 'utf8');
  const asked = /query_by: '([^']+)'/.exec(example)?.[1]?.split(',') ?? [];
  const fields = collectionSchema('docs', ['en']).fields.map(({ name }) => name);
  expect(asked.length).toBeGreaterThan(3);
  expect(fields).toEqual(expect.arrayContaining(asked));
});

test('[SRCH-12] with the example of an own client, an engine that returns the records of a build is searched', async () => {
  const titles = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const section = {
    objectID: '/guide/start',
    type: 'lvl1',
    url: '/guide/start',
    anchor: null,
    hierarchy: { lvl0: 'Guide', lvl1: 'Start', ...titles },
    content: 'Install the tool.',
    lang: 'en',
    version: 'v2',
    keywords: [],
  };
  const asked: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    asked.push(JSON.parse(String(init?.body)));
    return Response.json({ sections: [section], total: 7 });
  });
  const load = async () => (await import('./ownClient')).default;
  const engine = createClientEngine({ engine: 'client', indexName: 'docs' }, load);
  const answer = await engine.search({ query: 'install', lang: 'en', version: 'v2' });
  expect(asked).toEqual([
    { query: 'install', filters: ['lang:en', 'version:v2'], limit: 20, page: 0 },
  ]);
  expect(answer.total).toBe(7);
  expect(answer.hits[0]).toMatchObject({
    url: '/guide/start',
    snippet: [{ text: section.content }],
  });
});
