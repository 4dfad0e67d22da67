import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { SearchClient } from '../client/searchClient';

const { searchClient } = instantMeiliSearch(
  'https://search.example.com',
  'a key that may only search',
);

const client: SearchClient = searchClient;

export default client;
