import { expect, test } from 'vitest';
import { mergeSources } from './contentSources';

test('the sources of several features are merged without duplicates', () => {
  const site = { 'connect-src': ['https://api.example'], 'img-src': ['https://img.example'] };
  const search = { 'connect-src': ['https://search.example', 'https://api.example'] };
  expect(mergeSources(site, search, {})).toEqual({
    'connect-src': ['https://api.example', 'https://search.example'],
    'img-src': ['https://img.example'],
  });
  expect(mergeSources()).toEqual({});
});
