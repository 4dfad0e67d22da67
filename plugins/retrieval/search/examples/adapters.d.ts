/** As much of the adapters as the examples use; the packages are no dependency of this one. */
declare module 'typesense-instantsearch-adapter' {
  interface Node {
    host: string;
    port: number;
    protocol: 'http' | 'https';
  }

  interface Client {
    search(
      requests: readonly { indexName: string; params?: object }[],
    ): Promise<{ results: readonly object[] }>;
  }

  export default class TypesenseInstantSearchAdapter {
    constructor(options: {
      server: { apiKey: string; nodes: Node[] };
      additionalSearchParameters: { query_by: string };
    });
    readonly searchClient: Client;
  }
}

declare module '@meilisearch/instant-meilisearch' {
  interface Client {
    search(
      requests: readonly { indexName: string; params?: object }[],
    ): Promise<{ results: readonly object[] }>;
  }

  export function instantMeiliSearch(host: string, apiKey: string): { searchClient: Client };
}
