import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';

const { searchClient } = instantMeiliSearch('https://search.example.com', 'a search-only key');

const client = searchClient;

export default client;
