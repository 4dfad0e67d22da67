import TypesenseInstantSearchAdapter from 'typesense-instantsearch-adapter';

const adapter = new TypesenseInstantSearchAdapter({
  server: {
    apiKey: 'a search-only key',
    nodes: [{ host: 'search.example.com', port: 443, protocol: 'https' }],
  },
  additionalSearchParameters: {
    query_by: 'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,keywords,content',
  },
});

const client = adapter.searchClient;

export default client;
