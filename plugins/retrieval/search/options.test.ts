import { expect, test } from 'vitest';
import { missingSettings, readSettings, type SearchOptions } from './options';

const settingsOf = (options: unknown, env = {}) => readSettings(options as SearchOptions, env);

test('[SRCH-11] the engine is local by default', () => {
  expect(settingsOf({})).toEqual({ engine: 'local' });
  expect(settingsOf({ engine: 'server' })).toEqual({ engine: 'server', indexName: 'docs' });
  expect(settingsOf({ engine: 'server', url: 'https://search.example.com/docs/' })).toEqual({
    engine: 'server',
    url: 'https://search.example.com/docs',
    indexName: 'docs',
  });
});

test('[SRCH-13] app id, key and index are read from the configuration or the environment', () => {
  const env = { ALGOLIA_APP_ID: 'ENV', ALGOLIA_SEARCH_KEY: 'key', ALGOLIA_INDEX: 'docs' };
  const found = { engine: 'algolia', appId: 'ENV', apiKey: 'key', indexName: 'docs' };
  expect(settingsOf({ engine: 'algolia' }, env)).toEqual(found);
  expect(settingsOf({ engine: 'algolia', appId: 'OWN' }, env)).toEqual({ ...found, appId: 'OWN' });
});

test('[SRCH-9] missing Algolia settings are reported with their key and variable, and are not an error', () => {
  const settings = settingsOf({ engine: 'algolia', apiKey: 'key' }, { ALGOLIA_APP_ID: '' });
  expect(missingSettings(settings)).toEqual([
    'appId is missing → set ALGOLIA_APP_ID, or search: { appId }',
    'indexName is missing → set ALGOLIA_INDEX, or search: { indexName }',
  ]);
  expect(missingSettings(settingsOf({}))).toEqual([]);
});

test.each([
  [
    { engine: 'typesense' },
    'engine is "typesense" → write one of "local", "server", "algolia", "client"',
  ],
  [{ engine: 'toString' }, 'engine is "toString"'],
  [
    { engine: 'server', url: 'nowhere' },
    'url must be a URL such as "https://example.com", but is "nowhere"',
  ],
  [
    { engine: 'server', url: 'javascript:alert(1)' },
    'url must be a URL such as "https://example.com", but is "javascript:alert(1)"',
  ],
  [{ appId: 'x' }, 'unknown option of the "local" engine "appId" → correct its name, or remove it'],
  [{ engine: 'algolia', appId: 7 }, 'appId must be a string, but is 7 → write "7"'],
  [{ engine: 'client', indexName: 'docs' }, 'client must be a string, but is missing'],
  [{ synonyms: { en: { a: 'b' } } }, 'synonyms.en.a must be an array, but is "b"'],
])('[SRCH-9] the options %j are rejected with a remedy', (options, message) => {
  expect(() => settingsOf(options)).toThrow(message);
});
