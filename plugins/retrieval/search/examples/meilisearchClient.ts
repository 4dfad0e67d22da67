import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';

const { searchClient } = instantMeiliSearch(
  'https://search.example.com',
  'a key that may only search',
);

const client = searchClient;

export default client;
