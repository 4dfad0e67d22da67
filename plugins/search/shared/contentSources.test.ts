import { expect, test } from 'vitest';
import { withSearchSources } from './contentSources';

test('[SRCH-13] pages may ask the hosts of the engine, and no others', () => {
  const own = { 'connect-src': ['https://api.example.com'] };
  expect(withSearchSources(own, { engine: 'algolia', appId: 'ABC' })['connect-src']).toEqual([
    'https://api.example.com',
    'https://abc-dsn.algolia.net',
    'https://abc-1.algolianet.com',
    'https://abc-2.algolianet.com',
    'https://abc-3.algolianet.com',
  ]);
  const server = {
    engine: 'server',
    url: 'https://search.example.com/docs',
    indexName: 'docs',
  } as const;
  expect(withSearchSources({}, server)).toEqual({ 'connect-src': ['https://search.example.com'] });
  expect(withSearchSources(own, { engine: 'local' })).toBe(own);
  expect(withSearchSources(own, undefined)).toBe(own);
});
