import { expect, test } from 'vitest';
import { searchSources } from './contentSources';

test('[SRCH-13] pages may ask the hosts of the engine, and no others', () => {
  expect(searchSources({ engine: 'algolia', appId: 'ABC' })).toEqual({
    'connect-src': [
      'https://abc-dsn.algolia.net',
      'https://abc-1.algolianet.com',
      'https://abc-2.algolianet.com',
      'https://abc-3.algolianet.com',
    ],
  });
  const server = {
    engine: 'server',
    url: 'https://search.example.com/docs',
    indexName: 'docs',
  } as const;
  expect(searchSources(server)).toEqual({ 'connect-src': ['https://search.example.com'] });
  expect(searchSources({ engine: 'local' })).toEqual({});
});
